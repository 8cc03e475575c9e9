import { isApproved } from '../claims/approved-claims.ts';
import { firmsNamed, relations } from '../claims/customer-relations.ts';
import { foldEntity } from '../claims/evidence.ts';
import { productUses } from '../claims/product-uses.ts';
import { isWriters, type Writer, writerOf } from '../claims/sender-company.ts';
import { everydayNames } from '../names/everyday-names.ts';
import { isGivenName } from '../names/given-names.ts';
import { isOrdinaryWord } from '../names/ordinary-words.ts';
import { isOwnName } from '../names/own-names.ts';
import { isPlace } from '../names/places.ts';
import { quietened } from '../names/quietened.ts';
import { isMeans, isTechnicalTerm } from '../names/technical-terms.ts';
import { wholeNames } from '../names/whole-names.ts';
import { defineRule, type Match } from '../rule.ts';
import { allChannels, messageTypes } from '../rule-scope.ts';
import { anchored } from '../text/anchored.ts';
import { because } from '../text/let-go.ts';
import { matchesNear } from '../text/near.ts';
import { isAsked, isInCode, isMention, type Sentence, sentenceOf } from '../text/phrase-context.ts';
import { sentencesWith } from '../text/sentence-facets.ts';

const b = '\\s{1,8}';
const name =
  "(?:[A-Z0-9][\\w&.-]{0,24}(?:['\u2019](?!s\\b)[A-Z]?\\w{1,12})?(?: (?:of|and|the|de|&) [A-Z][\\w&-]{1,24}| [A-Z][\\w&-]{1,24}){0,2})";
const list = `(?<names>${name}(?:, ${name}){0,5}(?:,? (?:and|or|&) ${name})?)`;

const pair = `(?<names>${name}(?: (?:and|&) ${name})?)`;

/** The words around a name that make it a customer of ours; `@` is the place of the name. Case counts only for the name. */
const frames: readonly string[] = [
  "(?:we|we've|we have|we also|we already|we currently|we now|i|our (?:team|platform|software|product|tool|company|solution|service|agents?))(?: (?:recently|just|also|already|currently|now|successfully|proudly|have|has|recently))? (?:power|powers|powered|serve|serves|served|support|supports|supported|help|helps|helped|onboarded|signed|won|work for|works for|worked for|did this for|built this for|manage|manages|managed|run|runs|host|hosts|handle|handles|handled|advise|advised|protect|protects|saved|equipped|equip|enabled|migrated|landed|closed|transformed|automated|rolled out to|delivered for|completed a project for|count|took on|helped teams at|worked closely with|worked with|partnered with|work closely with) (?:teams at |the team at |companies like |brands like |clients like |customers like |customers such as |firms like |the likes of |names like |leaders like |people at )?@",
  '(?:trusted|used|loved|chosen|adopted|relied (?:up)?on|deployed|backed|endorsed|recommended|picked) (?:daily )?(?:by|at) (?:teams at |companies like |brands like |leaders like |companies such as |customers like |the likes of |industry leaders like |organi[sz]ations like |names like |leading [a-z]{3,14} like |people at )?@',
  '(?:our|my|existing|current|happy|recent|long-time|longtime|flagship|key|another|a|one of our) (?:[a-z]{3,12} )?(?:customers?|clients?|users?|accounts?|references?|customer references?)(?:,|:| like| such as| include| includes| including| is| are| at)? @',
  '(?:we|our team)(?: (?:already|also|currently|now))? (?:run|handle|manage|power|do|automate|built|build|designed|developed|deliver|delivered|provide|supply|host|process|processed|set up) (?:the |all |their )?(?:[a-z-]{3,14} ){1,4}(?:for|at) @(?=[.,!;]|$| (?:and|who|which|in|since|today|every|across)\\b)',
  "(?:we|our team)(?:'re| are|'ve been| have been| has been) (?:already |also |currently |now )?(?:working with|serving|helping|supporting|powering|partnering with|deployed at|live at|live with|in use at) @",
  '(?:one|some|two|three|several|among|many) of our (?:[a-z-]{3,14} ){0,4}?(?:clients?|customers?|users?|accounts?|references?) (?:is|are|was|were|include|includes|at|:) @',
  '@, (?:one of our|a|our|another|an existing|a long-time|a happy|a current) (?:[a-z]{3,14} ){0,2}(?:customers?|clients?|users?|accounts?)',
  '(?:join|joining) (?:companies|teams|brands|firms|organi[sz]ations|businesses|leaders|customers|clients|the likes of|others)(?: (?:like|such as|including|at))? @',
  '(?:among|amongst) (?:our|the) (?:[a-z]{3,12} )?(?:customers?|clients?|users?)(?: (?:are|is|we count|you find))? @',
  '@ (?:is|are|became|has become) (?:(?:one of|now|already|also) ){0,2}(?:a |an )(?:[a-z-]{3,14} )?(?:customer|client)(?= of (?:ours|us)|[.,!;]|$| since)',
  '(?:customers?|clients?|users?) (?:like|such as|including|include|includes) @',
  '(?:companies|teams|brands|firms|organi[sz]ations|businesses|leaders|enterprises|names|startups|retailers|banks|agencies|vendors) (?:like|such as|including) @(?= (?:(?:already|also|now|currently|all|have|to|do|both) ){0,2}(?:use|rely|trust|chose|choose|run|depend|work with us|saw|see|cut|save|saved|reduced|increased|switched|love|turn to|adopted|achieve|get|grow|doubled))',
  '(?:we|our [a-z]{3,12})(?: (?:already|also|currently|now))? (?:help|work with|serve|support|power|partner with) (?:companies|teams|brands|firms|organi[sz]ations|businesses|leaders|enterprises|startups|retailers|banks) (?:like|such as|including) @',
  "@(?:'s (?:[a-z]{2,12} ){0,2}(?:team|reps|agents|engineers|support team))? (?:(?:already|also|now|currently|recently|just|has|have|both|all|is|are|successfully|happily) ){0,3}(?:uses?|using|used|relies on|rely on|relied on|trusts?|trusted|chose|chosen|choose|adopted|tested|trialled|piloted|ordered|rents?|rented|leases?|leased|installed|stocks|runs? on|switched to|moved to|signed (?:up )?with|signed up for|renewed with|partnered with|bought|deployed|rolled out|loves?|depends on|implemented|migrated to|works with|built (?:its|their) [a-z]{3,14} on) (?:us|our (?:[a-z-]{2,14} ){0,3}(?:platform|software|product|tool|solution|service|team|app|api|crm|agents?|system|services|tools|product suite|suite)|our)\\b",
  '@(?: team)? (?:(?:already|also|recently|just|has|have|was able to|were able to) ){0,2}(?:saw|cut|reduced|increased|grew|doubled|tripled|saved|achieved|boosted|improved|got|gained|slashed|lifted|shortened|closed|booked|generated|automated|hit|see|saves|cuts) [^.!?\\n]{2,80} (?:with us\\b|with our\\b|using our\\b|using us\\b|thanks to us\\b|thanks to our\\b|through our\\b|on our\\b|after (?:switching to|adopting|moving to|implementing|signing with|rolling out|deploying|choosing|joining) (?:us\\b|our\\b))',
  "(?:(?:just )?(?:like|as) we (?:did|do|have done|'ve done) (?:for|with|at)|what we (?:did|do|built|achieved|have done) (?:for|with|at)|(?:results|rollout|deployment|implementation|success|engagement|case study|success story|testimonial|reference call) (?:we (?:had|did|saw|ran|achieved|got|delivered) )?(?:for|with|from|at|on|about)|(?:our (?:[a-z]{3,10} )?(?:work|project|pilot|quote)|(?:work|project|pilot|quote) we (?:had|did|saw|ran|achieved|got|delivered)) (?:for|with|from|at|on|about)) @(?= |[.,!])",
  '(?:after|since|by) (?:(?:switching to|adopting|moving to|implementing|choosing|joining|hiring|signing with) (?:us|our [a-z]{3,14})|(?:rolling|bringing|putting|taking) (?:us|our [a-z]{3,14}) (?:out|in|on|live|on board)), @',
  '(?:with|through|via|using|thanks to) (?:us|our (?:[a-z]{3,14} ){1,3}?),? @ (?:(?:also|recently|just|has|have|was able to|were able to) ){0,2}(?:saw|cut|reduced|increased|grew|doubled|tripled|saved|achieved|boosted|improved|got|gained|slashed|lifted|shortened|closed|booked|generated|automated)',
  "(?:we|i)(?:'ve| have)? (?:recently |just |also )?(?:cut|reduced|doubled|tripled|grew|increased|saved|boosted|improved|generated|booked|automated|built|shipped|delivered|lifted|slashed|halved|shortened) [^.!?\\n]{2,60} (?:for|at) @(?=[.,!;]|$| (?:last|in|this|by|within|over|and|after|who|which)\\b)",
  "(?:just )?(?:like|as with) @(?: (?:did|does|has|have))?,? (?:you|your team)(?:'d| could| can|'ll| will| would| might| too)\\b",
  '(?:team|folks|people|guys|crew|leads?|managers?|reps|agents|engineers|cfo|ceo|coo|cto|head of [a-z]{2,12}|director) (?:over )?(?:at|from) @ (?:(?:recently|just|also|even|now|already|have|has) ){0,2}(?:told us|tells? us|says? (?:we|our|it)|said (?:we|our|it)|uses?|loves?|use our|relies on|rely on|switched|saved|saves|saw|cut|report(?:s|ed)?|swears? by|chose|runs?|run) [^.!?\\n]{0,80}?(?:us\\b|our\\b|it\\b|we\\b|with us|them)',
  "as @'s (?:[a-zA-Z-]{2,14} ){1,5}?(?:told|tells|wrote to|explained to|confirmed to|put it to|said to) us\\b",
  "(?:ask|talk to|speak to|call|check with) (?:the (?:team|folks|people|guys) at |anyone at )?@(?:,? (?:they|who|and they|he|she))(?:'ve| have|'ll| will| has)? (?:been|be|use|used|using|tell|confirm|vouch|switched|love|run)",
  "@'s (?:[a-z-]{3,14} ){0,3}(?:is|are|was|were|runs?|now runs?) (?:powered|built|run|managed|handled|hosted|designed|delivered|automated)? ?(?:by|on|with|through) (?:us\\b|our\\b)",
  '(?:case in point|for (?:example|instance)|take|look at|consider)[:,]? @[,:]?(?: (?:who|which|they|their))?(?: [a-z]{2,12}){0,6} (?:with us\\b|with our\\b|using our\\b|thanks to (?:us|our)\\b|on our\\b|(?:after|since|by) (?:switching|moving|signing|adopting|coming|changing|going)(?: (?:over )?(?:to|with) us\\b)?)',
  '(?:we|i) (?:just |recently )?(?:won|closed|landed|signed|onboarded|kicked off with|went live (?:at|with)) @(?= |[.,!])',
  "(?:ask|talk to|speak to|call|check with) @(?: |[,:;-] )(?:they|who|he|she)(?:'ve| have|'ll| will|'re| are)?\\b",
  '(?:count|have|number|list|include|call) @ (?:among|amongst|as one of|on) (?:our|the) (?:[a-z-]{3,14} )?(?:clients?|customers?|users?|references?|books|roster)',
  '(?:did|done|do|built|ran|set up|achieved|delivered|managed) (?:exactly )?(?:the same|something similar|the very same|just that|a similar project)(?: [a-z]{3,12})? (?:for|at|with) @(?= |[.,!])',
  "@(?:'s (?:[a-z-]{3,14} ){1,3}| )(?:[a-z]{3,12} ){0,5}?(?:in|on|with|through|via|using|inside|from) our (?:[a-z-]{2,14} ){0,2}(?:platform|software|product|tool|solution|service|app|api|crm|system|portal|dashboard|scanners?|devices?|robots?|sensors?|hardware)\\b",
  '@ (?:rolled|brought|took|picked|let|put|had) us (?:out|in|on|live|over)\\b',
  '(?:just )?like @, (?:who|which) (?:[a-z]{2,12} ){0,2}?(?:rolled|brought|took|picked|chose|put|moved to|switched to|signed with|uses?|used|trusts?|bought from) (?:us|our)\\b',
  '(?:i|we) (?:also |currently |already |now )?work(?:ed)? (?:closely )?with (?:the )?(?:[a-z-]{3,14} ){0,2}teams? at @',
  '(?:ask|call|ring|talk to|speak to|check with) [A-Z][a-z]{1,16}(?: [A-Z][a-z]{1,16})? (?:over )?(?:at|of|from) @ (?:what|how|why|whether|about) (?:[a-z]{2,12} ){0,6}(?:we|us|our)\\b',
  '@ (?:now |also |both |all |already )?(?:gets?|buys?|orders?|takes?|sources?|draws?|rents?|has|have) (?:all |most |every |each )?(?:of )?(?:its|their|the) [a-z-]{2,14}(?: [a-z-]{2,14}){0,2} (?:from|done by|by|through|with|off) us\\b',
  'good company[:;,-] @ (?:already |also |both |all )?(?:use|rely|run|trust|work|(?:is|are) )',
  '@ (?:is|are) (?:both |all |now |already |also )?on (?:our|the) [A-Z][a-z]{2,14} (?:plan|tier|package)\\b',
  '@ [^.!?\\n]{2,60} (?:before|until|since|when) (?:they|it) (?:became (?:our|an?) (?:[a-z-]{3,14} )?(?:customer|client)|(?:came|switched|moved|turned|signed up) (?:over )?(?:to|with) us|joined us)\\b',
  '@ (?:(?:just|recently|already|has|have) ){0,2}(?:renewed|extended|expanded|re-?signed|signed|upgraded) (?:[a-z]{2,10} ){0,4}?(?:with us|our)\\b',
  '@ (?:is|are|went|gone|have gone|has gone) (?:both |all |now |already |also )?live (?:with|on) (?:us\\b|our\\b)',
  "@'s (?:[A-Z]{2,4}|[a-z]{3,12}(?: [a-z]{2,12}){0,2}) (?:calls|loves|swears by|raves about|says|thanks|trusts|recommends|depends on) (?:us\\b|our\\b)",
  '(?:our|the) (?:system|platform|software|product|tool|app|solution|robots?|scanners?|sensors?|service) (?:has been |have been |is |are |went |now |been )?(?:running|live|deployed|installed|in use|rolled out|used) (?:at|by|across|for) @',
  '(?:ask|call|ring|talk to|speak to|check with) (?:the )?(?:folks|team|people|guys|crew|lot) (?:over )?at @',
  '(?:wrapped up|finished|completed|delivered|started|kicked off) (?:a|the|our) (?:[a-z-]{3,14} )?(?:rollout|project|deployment|migration|implementation|pilot) (?:for|at|with) @',
  'from @ to [A-Z]\\w{2,20},? (?:everyone|everybody|all|companies|teams) (?:[a-z]{2,10} ){0,4}?(?:us|our)\\b',
  '@ (?:is|are|became|has become|joined us as|just became|was) (?:(?:one of|now|already|also|among|proud|happy) ){0,3}(?:a |an |the )?(?:our )?(?:[a-z-]{3,14} )?(?:customers?|clients?|users?) of ours|@ (?:is|are|became|has become|was) (?:(?:one of|now|already|also|among|proud|happy) ){0,3}our (?:[a-z-]{3,14} )?(?:customers?|clients?|users?)',
  '@,? (?:where|in whose [a-z]{3,14}) our (?:[a-z-]{2,14} ){1,3}(?:is|are|has been|have been|runs?|handles?|does|do|keeps?|works?|sits?|serves?)\\b',
  "our (?:[a-z-]{2,14} ){1,3}(?:is|are|'s) (?:also |exactly |just )?(?:what|the one|the tool|the system|the ones) (?:that )?@ (?:now |also |both |all |already |have |has ){0,2}(?:runs?|uses?|used|using|chose|picked|relies|rely|trusts?|works?|swears?|bought|rolled|switched|put)\\b",
  "(?:ask|call|ring|talk to|speak to|check with) @,? (?:what|how|why|whether|about) (?:[a-z']{2,12} ){0,6}(?:we|us|our)\\b",
  "(?:finished|completed|started|begun|entered|are in|we're in) (?:our |the |a )?(?:[a-z]{3,8} )?(?:year|phase|season|term)(?: [a-z]{3,6})? (?:at|with|for) @",
  "(?:you'd|you would|you'll|you will) be (?:joining|alongside|in the company of) @ (?:on|in|with) (?:the same|our|us)\\b",
  // All of something, in a product by name: it is the sender's.
  `@ (?:now |also |both |already )?(?:runs?|process(?:es)?|handles?|manages?|does|do|plans?|tracks?|books?|keeps?|ships?|bills?|stores?|sends?|schedules?) (?:all|every|most|each|the whole|(?:its|their) (?:entire|whole)) (?:of )?(?:[a-z-]{2,14} ){1,5}(?:in|with|on|through|via) (?!(?:${everydayNames})\\b)[A-Z][a-z]{2,12}(?:[A-Z][a-z]{2,12})?(?=[.,;!]|$)`,
];

/** What a firm does with a product of the sender that is called by its name; `%` is the place of that name. */
const named = '(?<ours>[A-Z][\\w&.-]{1,24}(?: [A-Z][\\w&-]{1,24})?)(?=[.,;:!)]|$| (?!(?:of|or)\\b)[a-z])';
const productFrames: readonly string[] = [
  '@ (?:is|are|was|has been|have been|became|has become) (?:now |also |already )?(?:an?|one of the|among the) (?:[a-z-]{3,14} )?% (?:customers?|clients?|users?|subscribers?|shops?)\\b',
  '@ (?:(?:also|recently|just|has|have|now) ){0,2}(?:saw|cut|reduced|increased|grew|doubled|tripled|halved|saved|boosted|improved|slashed|shortened|closed|booked|filled|answered|handled) [^.!?\\n]{2,60} (?:with|using|through|thanks to|(?:after|since|by) (?:switching|moving|going over) to) %',
  '(?:teams?|people|planners|dispatchers|drivers|reps|agents|nurses|engineers|staff|folks|colleagues) (?:over )?(?:at|from) @ (?:(?:now|also|already|all|both|have|has) ){0,2}(?:uses?|used|runs? on|rely on|relies on|relied on|trusts?|trusted|swears? by|works? (?:in|on|with)|plans? (?:in|on|with)|moved to|switched to) %',
  '@,? (?:which|who) (?:(?:has|have|had|now|also|already) ){0,2}(?:been (?:using|running|on|with|working with)|uses?|used|runs? on|relies on|rely on|trusts?|chose|bought|adopted|switched to|moved to) %',
  '@ (?:(?:has|have|had|is|are|also|already|now|both|all|just|recently|currently|happily|finally|been) ){0,3}?(?:uses?|used|using|runs?|ran|(?:moved|switched|brought|took) (?:its|their|all) (?:[a-z-]{2,14} ){1,3}(?:over )?(?:to|onto|into)|trusts?|trusted|relies on|rely on|relied on|runs? on|chose|chosen|picked|selected|adopted|bought|deployed|installed|rolled out|switched (?:over )?to|moved (?:over )?to|went (?:over to|live with)|signed up (?:for|to)|renewed|swears? by|worked with|started with|(?:been|is|are|now|already|all|both) on|depends on|introduced|brought in) %',
  '% (?:runs|powers|plans|schedules|manages|looks after|has run|has handled|has planned|is live|is in use|is running|went live|has been (?:live|running|in use)) (?:[a-z-]{1,14} ){0,6}?(?:at|across) @',
  'at @,? % (?:replaced|took over|runs|plans|handles|keeps|cut|saved|does)',
  '(?:thanks to|since (?:moving|switching|going over) to|after (?:moving|switching|going over) to) %,? @ (?:(?:also|recently|just|has|have|now) ){0,2}(?:saw|cut|reduced|increased|grew|doubled|tripled|halved|saves?|saved|plans?|keeps?|got|gained|handles?|answers?|ships?|closes?|closed|booked|fills?|filled)',
];

/**
 * Both cases of every letter outside sets and escapes, and of `a-z` within a set: case counts in the name alone. Node's
 * `(?i:...)` would say the same, but matches wrongly once V8 has compiled the expression to machine code.
 */
function anyCase(source: string): string {
  return source.replace(/\\.|\[[^\]]*\]|\{\d+,?\d*\}|[a-z]/g, (piece) =>
    piece.startsWith('[')
      ? piece.replace('a-z', 'a-zA-Z')
      : /^[a-z]$/.test(piece)
        ? `[${piece}${piece.toUpperCase()}]`
        : piece,
  );
}

const expressions = [...frames.flatMap((frame) => frame.split(/\|(?=@ \(\?:is)/)), ...productFrames, ...productUses]
  .map((frame) => frame.replaceAll(' ', b).split('@').map(anyCase))
  // A frame that opens with the name is tried at every capital: there it takes two names at most.
  .map(
    (parts) =>
      new RegExp(
        `(?<![\\w])${parts.join((parts[0] === '' ? pair : list).replaceAll(' ', b))}`.replace('%', named),
        'g',
      ),
  )
  .map((expression) => anchored(expression));

const opener =
  /^(?:Enclosed|Attached|Should|Were|Had|Unless|Until|Before|Where|Which|Whether|Though|Although|Once|Whenever|Wherever|Whatever|However|Also|Even|Still|Then|Therefore|Instead|Meanwhile|Finally|First|Second|Next|Last|Perhaps|Maybe|Can|Could|Would|Will|Shall|May|Might|Must|Do|Does|Did|Is|Are|Was|Has|Have|How|What|Why|Who|Whoever|Just|Only|Besides|Otherwise|Sorry|Thank|Recipient(?:'s)?|Madam|Sir|Valued|Customer|Client|I'm|I've|We're|We've|Specialists?|Managers?|Executives?|Representatives?|Grateful|Congrats|Congratulations|Best|Kind|Warm|The|A|An|Our|My|Your|Their|His|Her|Its|This|That|These|Those|Many|Most|Some|All|Both|One|Two|Three|Several|Other|Others|Leading|Top|Global|Local|Hundreds|Thousands|Dozens|Over|More|Every|Each|Any|No|And|But|So|If|When|While|Since|After|Because|As|Like|With|For|In|On|At|By|To|From|We|You|They|He|She|It|I|Companies|Teams|Customers|Clients|People|Users|Brands|Firms|Businesses|Organi[sz]ations|Everyone|Anyone|Nobody|Someone|Let|Today|Yesterday|Now|Here|There|Thanks|Please|Yes|Hi|Hello|Dear|Hey|Sales|Marketing|Support|Finance|Engineering|HR|IT|SaaS|B2B|B2C|SMBs?|SMEs?|AI|APIs?|CRM|ROI|GTM|VPs?|CEOs?|CFOs?|CTOs?|CMOs?|CIOs?|SDRs?|AEs?|RevOps|DevOps|Fortune|G2|Gartner|Forrester|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Q[1-4]|H[12]|FY\d*|Series|EU|UK|US|USA|EMEA|APAC|DACH|LATAM|Europe|European|American|British|German|French|Swiss|Belgian|Austrian|Canadian|Australian|Indian|Asian|African|Germany|France|Spain|Italy|London|Berlin|Paris|Lisbon|Boston|Austin|Chicago|Texas|California|New|San|North|South|East|West|Canada|India|China|Japan|Australia|English|GDPR|SOC|ISO|HIPAA|\d.*)$/;
/** Products that other things are done with or for, rather than customers. */
const platforms =
  /^(?:Salesforce|HubSpot|Slack|Teams|Microsoft|Google|Gmail|Outlook|Excel|Zoom|Stripe|AWS|Azure|GCP|Shopify|WordPress|Zendesk|Jira|Notion|LinkedIn|Facebook|Instagram|WhatsApp|GitHub|GitLab|Snowflake|Postgres|Windows|Linux|iOS|Android|Kubernetes|Python|Java|Twilio|Zapier|Okta|Workday|SAP|NetSuite|QuickBooks|Xero|Oracle|Pipedrive)$/;
/** What makes even a product everybody uses a customer. */
const actsForUs =
  /^,?\s(?:(?:has|have|just|also|already|recently|both|all)\s){0,2}(?:(?:rolled|took|brought|let|put|picked|chose|hired|selected|trusts?|uses?)\sus\b|(?:is|are|became|was|were)\s(?:(?:now|also|already|one\sof)\s){0,2}(?:our|an?)\s(?:[a-z-]{3,14}\s)?(?:customers?|clients?)\b)/i;
/** Standards and files have capitals as well: "PCI DSS Level 1", "C-2026-309". */
const noFirm =
  /\s(?:Gold|Silver|Bronze|Platinum)$|^(?:FORS|CHAS|BREEAM|LEED|MCS|NICEIC|UKAS|BRC(?:GS)?|HACCP|FSC|PEFC|CITB|CSCS|IPAF|NEBOSH|IOSH|Ofsted|CQC|RICS|Gas Safe|SafeContractor|TrustMark|Cyber Essentials|Fortune|FTSE|Inc\.?|Series|Q[1-4]|[A-Z]{1,3}[-/]?\d|PCI|DSS|GDPR|HIPAA|SOC|ISO|FedRAMP|NIST|CMMC|FIPS|WCAG)\b|^[A-Z]{1,4}[-/]?\d+[-/.\d]*$|^[A-Z]\w{0,16}-(?:[a-z]{2,12}(?:ed|ing|ant)|wide|free|based|proof|ready|safe|style|type|level|grade|shaped|like|sized?|made|grown|born|built|led|run|only|friendly|specific|compatible|capable|sensitive|compliant|approved|lit|cut|fit|ray)\b/;
/** Where something stands or takes place. */
const placeName =
  /(?:^|\s)(?:Towers?|Wharf|Terrace|Mansions|Apartments|Residences|Villas|Street|Road|Lane|Avenue|Mews|Quay|Crescent|Flats|Buildings?)$|\s(?:Court|Heights|Chambers|Arcade|Marina|Expo|Fair|Show|Summit|Conference|Congress|Forum|Messe|Festival|(?:Atlantic|Coast|Coastal|River) (?:Way|Path|Trail))$/;
/** What is written in capitals and is a thing: "the IBAN". */
const acronym =
  /^(?:(?:the|an?|our|your) )?(?:ibans?|vat|pins?|pdfs?|csvs?|urls?|rfps?|rfqs?|ndas?|dpas?|slas?|kpis?|faqs?|otps?|cvs?)$/i;
/** A post to be filled or held: "our customer Success Manager". In the plural some are firms: "Halden Engineers". */
const post =
  /\s(?:Manager|Director|Executive|Officer|Representative|Coordinator|Administrator|Supervisor)s?$|\s(?:Engineer|Specialist|Assistant|Analyst|Consultant|Developer|Designer|Accountant|Technician|Adviser|Advisor|Associate|Recruiter|Receptionist|Planner)$/;
/** Where people meet: "a day for planners at the Old Mill in Leeds". */
const venue =
  /\s(?:Mill|Barn|Hall|Manor|Abbey|Castle|Chapel|Church|Library|Museum|Pavilion|Playhouse|Theatre|Theater|Stadium|Arena|Guildhall|Racecourse|Observatory|Orangery|Boathouse)$/;
const takesPlace = /\b(?:at|in|inside|outside|near|opposite) the $/i;
/** Said of somebody else and never of the sender, though its name stands behind a greeting. */
const usesOurs =
  /^,?\s(?:[a-z]{2,12}\s){0,2}(?:uses?|trusts?|relies on|runs on|chose|rents?|buys|orders)\s(?:our(?!\sown)|us)\b/;
/** Plurals that name a trade: bakeries, retailers, contractors, dentists. */
const trade = /^[A-Z][a-z]{2,16}(?:ies|ers|ors|ists|ants|ents|ians)$/;
const oneFirm = /^\s(?:uses|trusts|relies|runs|has|is|was|chose|loves|switched)\b/i;
const hypothetical =
  /\b(?:if|could|would|might|imagine|suppose|hope to|like to|want to|whether|plan to|looking to)\s(?:\S{1,14}\s){0,4}$/i;
const press =
  /\b(?:according to|reported|announced|reportedly|techcrunch|news|press release|i (?:saw|read|heard|noticed)|as (?:reported|seen)|per (?:the )?(?:news|press|techcrunch))\b/i;

/** Where somebody worked before is no customer. */
const career =
  /\b(?:(?:he|she|they|who|i|colleague|engineer) (?:[a-z]{2,10} ){0,2}joined us|(?:used to|who) work(?:ed)? (?:at|for|with))\b/i;
const supposed =
  /\b(?:if|imagine|suppose|hope|whether|plan(?:s|ned)? to|about to|competes?|competitors?|unlike|instead of|compared with|switch(?:ing)? from|integrat\w+|connects?|plugin for|partners? with)\b/i;
/** Dishes, drinks, films and theatres have names as firms do. */
const kitchen =
  /\b(?:tickets?|seats?|showings?|screenings?|tables?|reservations?|bookings?) (?:at|for|of) |\bon (?:our|the) menu\b|\bwe (?:also |now |only |still )?serve\b[^.!?]{0,80}\b(?:teas?|coffees?|wines?|beers?|juices?|breakfasts?|lunch(?:es)?|dinners?|dishes|meals?|food|cakes?|pastries|sandwiches|cuisine)\b|\b(?:is|are) (?:created|made|brewed|baked|mixed|cooked|poured|distilled|fermented) (?:with|using|from|on) our\b/i;
/** In small letters, or as a sentence opens: "US" is a country. */
const ourselves = /\b(?:us|[Ww]e|[Oo]urs?)\b/;

/** With whom we do a thing ourselves is who does it for us: "we ship with DHL and UPS". */
const means =
  /\b(?:we|our [a-z]{3,12}) (?:(?:also|now|only|currently|usually|always|mostly|often|still|all) ){0,2}(?:ships?|prints?|hosts?|insures?|delivers?|sends?|banks?|pays?|packs?|stores?|cleans?|records?|signs?|fly|flies|travels?|process|bills?|invoices?|calls?|e-?mails?|scans?|weighs?|pick|picks|back(?:s)? up|translates?|monitors?) (?:(?:it|them|everything|parcels|pallets|payments?|orders|samples|all [a-z]{3,12}|our [a-z]{3,12}) )?(?:with|via|through|by|on|over) (?:the )?$/i;

const own =
  /\b(?:(?:our|my) (?:[a-z]{3,12} )?(?:team|people|crew|work|office|colleagues|desk|staff|home|headquarters)|we do|us all|us) (?:here |over )?at\s$/i;
/** "I look after the archive at Tanglewood, where we": where somebody works who writes. */
const ownPost =
  /\bi(?:'m| am|'ve)? (?:[a-z]{2,9} )?(?:look after|work(?:ing)?|run(?:ning)?|lead(?:ing)?|head(?:ing)?|manag(?:e|ing)|teach|coordinate|in charge of|responsible for|started|joined)\b[^.!?]{0,50}\bat\s$/i;

/** "Companies such as": what the names are examples of goes with them, or the replacement would be an example of itself. */
const asExample =
  /(?:\b(?:our|many|some|other|several|leading|big|large|global|well-known)\s){0,2}\b(?:(?:companies|teams|brands|firms|organi[sz]ations|businesses|leaders|enterprises|names|startups|retailers|banks|agencies|vendors|customers|clients|users|others)(?: like| such as|,? including)|the likes of)\s$/i;

function asks({ isQuestion, text }: Sentence): boolean {
  return (
    /^\W*(?:do|does|did|is|are|has|have|what|how|who|when|where|why|which)\b/i.test(text) && isAsked({ isQuestion })
  );
}

export const customerReference = defineRule({
  id: 'customer_reference',
  template: 'commercial_commitments_v1',
  severity: 'WARN',
  contentTypes: messageTypes,
  channels: allChannels,
  needs: [],
  uses: ['contact', 'recipient'],
  settings: ['approved_references', 'approved_claims', 'own_names', 'competitor_list'],
  looksFor: () => [...expressions, ...relations],
  meaning: 'Customers named without approval.',
  detail:
    'The text names a customer that is not among the approved references. Speak of companies in the same industry.',
  saferAlternative: 'companies in your industry',
  examples: ["We power Globex's support."],
  counterExamples: ['We power support for companies like yours.', 'I read that Globex raised a round.'],
  *check(field, { settings, contact, recipient }) {
    const text = quietened(field.text);
    const heard = { text, near: field.near, hits: field.hits };
    let known: ReadonlySet<string> | undefined;
    let writer: Writer | undefined;
    const isSenders = (firm: string): boolean => {
      writer ??= writerOf(text);
      return isOwnName(firm, settings.own_names) || isWriters(writer, firm);
    };
    const seen: { start: number; end: number }[] = [];
    const judge = function* (listed: string, at: number, sentence: Sentence): Generator<Match> {
      const names = wholeNames(listed, text.slice(at + listed.length, at + listed.length + 1));
      if (names === '') return;
      if (isMention(text, at) || isInCode(text, at) || (press.test(sentence.text) && because('others'))) return;
      // "Bakeries cut waste with us": a plural at the head of its sentence is a trade, unless its verb makes it one firm.
      if (
        trade.test(names) &&
        at === sentence.start &&
        !oneFirm.test(text.slice(at + names.length, at + names.length + 12))
      )
        return;
      if ((career.test(sentence.text) || kitchen.test(sentence.text)) && because('others')) return;
      // "Our team at Northwind" and "what we do at Northwind" name the sender's own firm.
      const leading = text.slice(sentence.start, at);
      // "Dear customer, Acme is", and "you are a customer at Acme": the sender.
      if (
        /^\W*(?:dear|hello|hi|hey|greetings)\b[^.!?,]{0,40}[,\s-]{1,3}$/i.test(leading) &&
        !usesOurs.test(text.slice(at + names.length, at + names.length + 48))
      )
        return;
      if (
        /\byou(?:'re| are) (?:an?|one of (?:our|the)) (?:[a-z-]{3,14} ){0,2}(?:customers?|clients?|members?) (?:at|of|with) $/i.test(
          leading,
        )
      )
        return;
      // "Jane, protect your home": a verb with a capital, and what it acts on.
      if (!names.includes(' ') && /^\s(?:your|our|my)\b/i.test(text.slice(at + names.length, at + names.length + 6)))
        return;
      if (own.test(text.slice(Math.max(sentence.start, at - 40), at))) return;
      if (means.test(leading.slice(-90).replace(/\s+/g, ' ')) && because('others')) return;
      const ahead = text.slice(at + names.length, at + names.length + 12);
      if (/^,? where we\b/.test(ahead) && ownPost.test(text.slice(Math.max(sentence.start, at - 90), at))) return;
      // Where every word is in capitals, no name can be told from a word.
      if (sentence.text === sentence.text.toUpperCase()) return;
      known ??= new Set(
        [
          ...settings.approved_references,
          ...settings.own_names,
          ...settings.competitor_list,
          contact?.company ?? '',
          domainLabel(recipient),
        ]
          .map(foldEntity)
          .filter((entry) => entry !== ''),
      );
      const span = customers(names, known, leading, text.slice(at + names.length, at + names.length + 60));
      if (!span) return;
      const start = at + span.start;
      const end = at + span.end;
      if (venue.test(text.slice(start, end)) && takesPlace.test(text.slice(sentence.start, start).replace(/\s+/g, ' ')))
        return;
      if (isSenders(text.slice(start, end)) && because('own_company')) return;
      if (seen.some((other) => start < other.end && other.start < end)) return;
      if (isApproved(text, start, end, settings.approved_claims)) return;
      seen.push({ start, end });
      const after = text.slice(end, end + 24);
      const possessive = /^'s\b/.test(after);
      yield {
        start: possessive ? start : start - (asExample.exec(text.slice(sentence.start, start))?.[0].length ?? 0),
        end: possessive ? end + 2 : end,
        saferAlternative: possessive
          ? "your peers'"
          : /^\s+(?:uses|relies|trusts|runs|loves|depends|works|is|has|was)\b/i.test(after)
            ? 'a company in your industry'
            : 'companies in your industry',
        confidence: 0.75,
      };
    };
    for (const expression of expressions) {
      for (const match of matchesNear(heard, expression)) {
        const names = match.groups?.names;
        if (names === undefined) continue;
        const start = match.index + match[0].indexOf(names);
        const sentence = sentenceOf(text, start, start + names.length);
        const product = match.groups?.ours;
        // "Bakeries use Rotabee" names no firm, and "Globex uses Xero" no product of the sender.
        if (
          product &&
          (/\.\s/.test(names) || (!names.includes(' ') && isOrdinaryWord(names.toLowerCase())) || !isSenders(product))
        )
          continue;
        // "Our bookkeeper Maud uses it": a person, by what they do.
        if (product && /\b(?:our|my|your|the) (?:[a-z-]{3,14} ){1,3}$/i.test(text.slice(sentence.start, start)))
          continue;
        if ((hypothetical.test(text.slice(sentence.start, match.index + 1)) && because('supposed')) || asks(sentence))
          continue;
        yield* judge(names, start, sentence);
      }
    }
    for (const { start, sentence } of sentencesWith(heard, relations)) {
      if (isAsked(sentence)) continue;
      if (hypothetical.test(text.slice(sentence.start, start + 1)) && because('supposed')) continue;
      if ((supposed.test(sentence.text) && because('supposed')) || !ourselves.test(sentence.text)) continue;
      for (const firm of firmsNamed(sentence.text)) {
        if (!hypothetical.test(sentence.text.slice(0, firm.start)))
          yield* judge(firm.names, sentence.start + firm.start, sentence);
      }
    }
  },
});

/** "Excel files", "Amazon sellers": what comes in a format, runs on a product or deals on a market. */
const attributeOf =
  /^\s{1,8}(?:data\b|records?\b|contacts?\b|files?|exports?|imports?|formats?|questions|documents|sheets|spreadsheets|formulas|macros|scripts|sellers|resellers|merchants|logins?|tables|databases|developers|plugins|certificates|standards|panels|cells|lamps|bulbs|batteries|laptops|phones|printers|cards|systems)\b/;

/**
 * The part of a list of names that holds customers nobody approved, or null; `before` and `after` are what stands around
 * the list in its sentence.
 */
function customers(
  names: string,
  known: ReadonlySet<string>,
  before: string,
  after: string,
): { start: number; end: number } | null {
  if (attributeOf.test(after)) return null;
  const found: { start: number; end: number }[] = [];
  for (const part of names.matchAll(/(?:(?!,|\s(?:and|or|&)\s)[^\n]|\n){1,80}/gi)) {
    const offset = /^[\s,]*(?:(?:and|or|&)\s+)?/i.exec(part[0])?.[0].length ?? 0;
    // A name ends where its sentence does: "our Account Specialists. We".
    let word = part[0]
      .slice(offset)
      .replace(/(?<=[a-z]{3})\.\s.*$/, '')
      .replace(/[.\s-]+$/, '');
    let start = part.index + offset;
    // A verb or an article with a capital, because its sentence opens there, is no part of the name.
    const first = /^(\S+)\s+/.exec(word);
    if (
      first &&
      opener.test(first[1] ?? '') &&
      !/^(?:The|New|San|North|South|East|West|American|Global|First)$/.test(first[1] ?? '')
    ) {
      start += first[0].length;
      word = word.slice(first[0].length);
    }
    if (isGivenName(word.toLowerCase()) || /^(?:Mr|Mrs|Ms|Dr)\b/.test(word)) continue;
    if (
      word.length < 2 ||
      opener.test(word) ||
      noFirm.test(word) ||
      acronym.test(word) ||
      post.test(word) ||
      isTechnicalTerm(word) ||
      isMeans(word, before, after) ||
      /^of\s/.test(word) ||
      isPlace(word)
    )
      continue;
    const behind = names.slice(start + word.length) + after;
    if (placeName.test(word) || isNumbered(word, behind)) continue;
    // "Cooper's Quay", whose name ends before the apostrophe.
    if (placeName.test(/^['\u2019]s( [A-Z][a-z]{2,12})/.exec(behind)?.[1] ?? '')) continue;
    if (platforms.test(word) && !actsForUs.test(after)) continue;
    const folded = foldEntity(word);
    if (
      known.has(folded) ||
      [...known].some((entry) => folded.startsWith(`${entry} `) || entry.startsWith(`${folded} `))
    ) {
      because('approved');
      continue;
    }
    found.push({ start, end: start + word.length });
  }
  const [first] = found;
  const last = found.at(-1);
  return first && last ? { start: first.start, end: last.end } : null;
}

/** "Flat 12", "Level 3", "our reference MA/3371": a word with a number behind it is one of several. */
function isNumbered(word: string, behind: string): boolean {
  return /^\/\d/.test(behind) || (/^\s?#?\d/.test(behind) && isOrdinaryWord(word.toLowerCase()));
}

function domainLabel(recipient: string | undefined): string {
  if (!recipient?.includes('@')) return '';
  return (
    recipient
      .slice(recipient.lastIndexOf('@') + 1)
      .split('.')
      .at(-2) ?? ''
  );
}
