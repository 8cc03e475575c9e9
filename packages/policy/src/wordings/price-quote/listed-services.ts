import { pattern } from '../../search/pattern.ts';

/** Work and treats that price lists name, by nouns that are hardly numbered otherwise. */
const service =
  "(?:(?:(?:men|lad(?:y|ie)|wom[ae]n|kid|child|children|boy|girl|gent)(?:'s|s'?)|dry|wet|buzz|clipper|scissor) cuts?|cut (?:and|&|\\+) (?:colou?r|finish|style|blow-?dry|shave|wash)|(?:beard|fringe|hedge|nail|claw) trims?|hair ?cuts?|hot shave|re-?style|(?:full head|half head|roots|root) (?:colou?r|tint|of highlights)|highlights|balayage|blow-?dr(?:y|ies)|perm|(?:leg|lip|brow|eyebrow|chin|bikini|body|back|arm|underarm) wax(?:ing)?|(?:brow|eyebrow|lash|eyelash) (?:tint|lift|shape|lamination|extensions)|spray tan|manicure|pedicure|gel nails|facial|(?:sports?|back|head|neck|full[- ]body|hot[- ]stone|deep[- ]tissue|thai|swedish|aroma) massage|(?:full|mini|interior|exterior|car|van) (?:valet|wash|polish)|mot|(?:full|interim|major|minor|annual|boiler|bike|car|gas) service|(?:tyre|oil|battery) change|(?:puncture|screen|zip|heel|watch|chain) (?:repair|replacement)|(?:deep|oven|carpet|gutter|window|end[- ]of[- ]tenancy|spring|sofa|rug) clean(?:ing)?|chimney sweep|dog (?:groom(?:ing)?|walk(?:ing)?|bath)|(?:logo|website|garden|menu|flyer|poster|nail) design|(?:two|three|four|five|2|3|4|5)[- ]course (?:dinner|lunch|meal|menu)|afternoon tea|airport (?:transfer|run)|passport photos?|key cutting|photo shoot|call-?outs?|day pass)";
/** What is said of it before its price: for whom, with what else, how long. */
const more = '(?: (?:for|with|and|&|\\+|or|plus) (?:[a-z-]{2,12} )?[a-z-]{3,12}| \\(?\\d{2,3} ?(?:mins?|minutes)\\)?)?';
/** A sum without its currency; hours of the day are none. */
const sum =
  '(?:(?:1[3-9]|[2-9]\\d|[1-9]\\d{2}|[1-9],?\\d{3})|(?:\\d{1,2}[.,](?!00|15|30|45)\\d\\d|(?:2[5-9]|[3-9]\\d|\\d{3})[.,]\\d\\d))(?![:.,]?\\d| ?[ap]\\.?m\\b| ?%| ?h(?:rs?|ours?)?\\b)';

/** "Cut and colour 85", "full valet from 45": a line of a price list, whose currency goes without saying. */
export const listedSums = pattern(`${service}${more} ?(?:[:=-]|from|only|just|is)? ?${sum}`);

const listed = new RegExp(`(?<![\\w'-])${service}${more}\\s?(?:[:=-]|from|only|just|at|is)?\\s?$`, 'i');

/** True for words that end in a service as price lists name it: the cut before a sum is a haircut, and nothing that is cut. */
export function endsInListedService(before: string): boolean {
  return listed.test(before);
}
