import { everydayNames } from '../../names/everyday-names.ts';
import { anchored } from '../../search/anchored.ts';
import { ExpressionList } from '../../search/expression-list.ts';
import { productUses } from './product-uses.ts';

const b = '\\s{1,8}';
const anyBlank = '\\s{0,8}';
const name =
  "(?:[A-Z0-9][\\w&.\u00c0-\u024f-]{0,24}(?:['\u2019](?!s\\b)[A-Z]?\\w{1,12})?(?: (?:of|and|the|de|&) [A-Z][\\w&\u00c0-\u024f-]{1,24}| [A-Z][\\w&\u00c0-\u024f-]{1,24}){0,2})";
const list = `(?<names>${name}(?:, ${name}){0,5}(?:,? (?:and|or|&) ${name})?)`;

const pair = `(?<names>${name}(?: (?:and|&) ${name})?)`;

/** The words around a name that make it a customer of ours; `@` is the place of the name. Case counts only for the name. */
const frames: readonly string[] = [
  "(?:we|we've|we have|we also|we already|we currently|we now|i|our (?:team|platform|software|product|tool|company|solution|service|agents?))(?: (?:recently|just|also|already|currently|now|successfully|proudly|have|has|recently))? (?:power|powers|powered|serve|serves|served|support|supports|supported|help|helps|helped|onboarded|signed|won|work for|works for|worked for|did this for|built this for|manage|manages|managed|run|runs|host|hosts|handle|handles|handled|advise|advised|protect|protects|saved|equipped|equip|enabled|migrated|landed|closed|transformed|automated|rolled out to|delivered for|completed a project for|count|took on|helped teams at|worked closely with|worked with|partnered with|work closely with) (?:teams at |the team at |companies like |brands like |clients like |customers like |customers such as |firms like |the likes of |names like |leaders like |people at )?@",
  '(?:trusted|used|loved|chosen|adopted|relied (?:up)?on|deployed|backed|endorsed|recommended|picked) (?:daily )?(?:by|at) (?:teams at |companies like |brands like |leaders like |companies such as |customers like |the likes of |industry leaders like |organi[sz]ations like |names like |leading [a-z]{3,14} like |people at )?@',
  '(?:our|my|existing|current|happy|recent|long-time|longtime|long-?standing|flagship|key|another|a|one of our) (?:[a-z-]{3,14} )?(?:customers?|clients?|users?|accounts?|references?|customer references?)(?:,|:|,? like|,? such as| include| includes|,? including| is| are| at)? @',
  '(?:we|our team)(?: (?:already|also|currently|now))? (?:run|handle|manage|power|do|automate|built|build|designed|developed|deliver|delivered|provide|supply|host|process|processed|set up) (?:the |all |their )?(?:[a-z-]{3,14} ){1,4}(?:for|at) @(?=[.,!;]|$| (?:and|who|which|in|since|today|every|across)\\b)',
  "(?:we|our team)(?:'re| are|'ve been| have been| has been) (?:already |also |currently |now )?(?:working with|serving|helping|supporting|powering|partnering with|deployed at|live at|live with|in use at) @",
  '(?:one|some|two|three|several|among|many) of our (?:[a-z-]{3,14} ){0,4}?(?:clients?|customers?|users?|accounts?|references?) (?:is|are|was|were|include|includes|at|:) @',
  '@, (?:one of our|a|our|another|an existing|a long-time|a happy|a current) (?:[a-z-]{3,18} ){0,2}(?:customers?|clients?|users?|accounts?)',
  "(?:we|we've|i|i've)(?: have)?(?: just| recently| now)? (?:finished|completed|wrapped up|done|started|begun|signed off) (?:a|an|the|our|another) (?:[a-z-]{3,14} )?(?:roll-?out|installation|pilot|migration|fit-?out|deployment|refit|refurbishment|audit) (?:of (?:our|the) (?:[a-z-]{3,14} ){0,2}[a-z-]{3,16} )?(?:for|at|with) @",
  '(?:join|joining) (?:companies|teams|brands|firms|organi[sz]ations|businesses|leaders|customers|clients|the likes of|others)(?: (?:like|such as|including|at))? @',
  'join(?:ing)? @,? (?:and|&|plus|as well as) (?:(?:over|more than|some|about|almost|nearly) )?(?:\\d[\\d.,]{0,6}\\+?|many|dozens|hundreds|thousands|countless|scores|plenty|several|a few|the) (?:of )?(?:the )?(?:other|others|more)\\b',
  '(?:among|amongst) (?:our|the) (?:[a-z]{3,12} )?(?:customers?|clients?|users?)(?: (?:are|is|we count|you find))? @',
  '@ (?:(?:recently|just|also|now|finally) )?(?:is|are|became|ha(?:s|ve) (?:(?:recently|just|also|now) )?be(?:en|come)) (?:(?:one of|now|already|also) ){0,2}(?:a |an )(?:[a-z-]{3,14} )?(?:customer|client)(?= of (?:ours|us)|[.,!;]|$| since| in \\d| last| this)',
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
  '(?:teams?|folks|people|guys|crew|users|leads?|managers?|reps|agents|engineers|cfo|ceo|coo|cto|head of [a-z]{2,12}|director) (?:over )?(?:at|from|of) @ (?:(?:recently|just|also|even|now|already|have|has) ){0,2}(?:told us|tells? us|says? (?:we|our|it)|said (?:we|our|it)|uses?|loves?|use our|relies on|rely on|switched|saved|saves|saw|cut|report(?:s|ed)?|swears? by|chose|runs?|run) [^.!?\\n]{0,80}?(?:us\\b|our\\b|it\\b|we\\b|with us|them)',
  '(?:managers?|director|head of [a-z]{2,12}|owner|founder|leads?|chef|engineer|buyer|president|c[a-z]o) (?:over )?(?:at|of|from) @,? (?:calls?|describes?|praises?|recommends?|considers?|rates?|raves about|swears by|thanks?) (?:us\\b|our\\b|it\\b)',
  "as @'s (?:[a-zA-Z-]{2,14} ){1,5}?(?:told|tells|wrote to|explained to|confirmed to|put it to|said to) us\\b",
  "(?:ask|talk to|speak to|call|check with) (?:the (?:team|folks|people|guys) at |anyone at )?@(?:,? (?:they|who|and they|he|she))(?:'ve| have|'ll| will| has)? (?:been|be|use|used|using|tell|confirm|vouch|switched|love|run)",
  "@'s (?:[a-z-]{3,14} ){0,3}(?:is|are|was|were|runs?|now runs?) (?:powered|built|run|managed|handled|hosted|designed|delivered|automated)? ?(?:by|on|with|through) (?:us\\b|our\\b)",
  '(?:case in point|for (?:example|instance)|take|look at|consider)[:,]? @[,:]?(?: (?:who|which|they|their))?(?: [a-z]{2,12}){0,6} (?:with us\\b|with our\\b|using our\\b|thanks to (?:us|our)\\b|on our\\b|(?:after|since|by) (?:switching|moving|signing|adopting|coming|changing|going)(?: (?:over )?(?:to|with) us\\b)?)',
  '(?:we|i) (?:just |recently )?(?:won|closed|landed|signed|onboarded|kicked off with|went live (?:at|with)) @(?= |[.,!])',
  "(?:ask|talk to|speak to|call|check with) @(?: |[,:;-] )(?:they|who|he|she)(?:'ve| have|'ll| will|'re| are)?\\b",
  '(?:ask|call|ring|talk to|speak to|check with) @,? (?:about )?how (?:it|that|this|the [a-z-]{3,14}) (?:went|goes|works|worked|is going)\\b',
  "(?:we|we've|we have|we're|we are|i've|i have)(?: (?:also|already|now|long|proudly|both|the|are|been|been the|act as|acted as|serve as|served as|work as)){0,3} @'s (?:[a-z-]{3,14} ){0,3}(?:partners?|suppliers?|agency|provider|vendor|printers?|caterers?|carrier|contractor|advisers?|advisors?|broker|installer|integrator|recruiters?)\\b",
  '@ (?:(?:also|recently|just|has|have) ){0,2}(?:saw|cut|reduced|increased|grew|doubled|tripled|saved|boosted|improved|slashed|shortened|halved|lowered) [^.!?\\n]{2,60} (?:of|after|since|before|with) (?:going live|(?:the |our |this )?(?:go-live|roll-?out|switch-?over))\\b',
  '(?:send|give|show|share|offer|forward) you (?:[a-z]{2,10} )?(?:references?|testimonials?) (?:from|by) @',
  '(?:count|have|number|list|include|call) @ (?:among|amongst|as one of|on) (?:our|the) (?:[a-z-]{3,14} )?(?:clients?|customers?|users?|references?|books|roster)',
  '(?:did|done|do|built|ran|set up|achieved|delivered|managed) (?:exactly )?(?:the same|something similar|the very same|just that|a similar project)(?: [a-z]{3,12})? (?:for|at|with) @(?= |[.,!])',
  "@(?:'s (?:[a-z-]{3,14} ){1,3}| )(?:[a-z]{3,12} ){0,5}?(?:in|on|with|through|via|using|inside|from) our (?:[a-z-]{2,14} ){0,2}(?:platform|software|product|tool|solution|service|app|api|crm|system|portal|dashboard|scanners?|devices?|robots?|sensors?|hardware)\\b",
  '@ (?:rolled|brought|took|picked|let|put|had) us (?:out|in|on|live|over)\\b',
  '(?:just )?like @, (?:who|which) (?:[a-z]{2,12} ){0,2}?(?:rolled|brought|took|picked|chose|put|moved to|switched to|signed with|uses?|used|trusts?|bought from) (?:us|our)\\b',
  'your peers (?:over )?(?:at|from) @ (?:(?:have|has|just|already|also|recently) ){0,2}(?:signed up|joined|use|chose|switched|started|bought|ordered|trust|renewed|went live)',
  '(?:after|since|from|while) (?:working|partnering) with @ (?:on|for|since|in)\\b',
  '(?:i|we) (?:also |currently |already |now |recently |just |once )?work(?:ed)? (?:closely )?with (?:the )?(?:[a-z-]{3,14} ){0,2}teams? at @',
  '(?:ask|call|ring|talk to|speak to|check with) [A-Z][a-z]{1,16}(?: [A-Z][a-z]{1,16})? (?:over )?(?:at|of|from) @ (?:what|how|why|whether|about) (?:[a-z]{2,12} ){0,6}(?:we|us|our)\\b',
  '@ (?:now |also |both |all |already )?(?:gets?|buys?|orders?|takes?|sources?|draws?|rents?|has|have) (?:all |most |every |each )?(?:of )?(?:its|their|the) [a-z-]{2,14}(?: [a-z-]{2,14}){0,2} (?:from|done by|by|through|with|off) us\\b',
  // The plainest ways to name a customer.
  '(?:read|see|learn|find out|discover|watch|here is|this is) how @ (?:(?:now|also|just|recently) )?(?:saved?|saves|cuts?|doubled|tripled|grew|grows|increased|reduced|improved|boosted|won|scaled|automated|uses|used|solved|did it|does it)\\b',
  "(?:we|we're|we are|i'm|i am) (?:proud|happy|glad|lucky|honou?red|delighted|pleased) to (?:serve|support|power|work with|help|call|have|partner with|count|supply) @",
  "(?:we|i)(?:'ve| have)? (?:(?:recently|just|also|already|successfully) )?(?:implemented|deployed|installed|rolled out|set up|launched|piloted|introduced) (?:this|it|that|the same(?: thing)?|our (?:[a-z-]{3,14} ){0,1}[a-z-]{3,14}) (?:at|for|with|across) @",
  '@ (?:(?:recently|just|also|has|have|already) ){0,2}(?:signed|renewed|extended|closed|has|have|got) (?:an?|its|their|the) (?:[a-z-]{2,14} ){0,2}?(?:contract|deal|agreement|licen[cs]e|subscription) with us\\b',
  '@ (?:(?:recently|just|also|has|have|already) ){0,2}(?:switched|moved|came|migrated|changed) (?:over )?from [^.!?\\n]{2,40} to (?:us|our)\\b',
  "@(?:'s [a-z-]{3,14})? (?:is|are|was|were|has been|have been) (?:(?:very|really|so|extremely|more than|quite|absolutely|also) ){0,2}(?:happy|satisfied|pleased|thrilled|delighted|impressed) (?:with|by) (?:us|our)\\b",
  "(?:we're|we are) (?:an?|the|one of the) (?:[a-z-]{3,14} ){0,2}(?:suppliers?|vendors?|contractors?|providers?|agency|caterers?|printers?) (?:to|for|of) @",
  '(?:i|we) (?:(?:personally|also|currently|already) )?(?:manage|run|handle|look after|lead|won|landed) the @ (?:account|project|contract)\\b',
  '@ (?:(?:recently|just|also|has|have|already) ){0,2}(?:reports?|reported|sees?|gets?|has|had|enjoys|achieves?) (?:[a-z-]{2,14} ){0,2}(?:results|savings|growth|success|returns|feedback) (?:with|from|through|thanks to) (?:us|our)\\b',
  '@ (?:(?:recently|just|also|has|have|already) ){0,2}(?:signed up|came on board|joined us|went live)(?= ?(?:[.!]|$)| (?:yesterday|today|last|this|in)\\b)',
  '(?:we|i)(?: have|.ve)? (?:also |just |recently |even )?convinced @(?:(?<=[.!,])|(?= ?(?:[.!,]|$)))',
  '(?:call|ask|use|contact|name|cite) @ as (?:a |our |your )?references?\\b',
  'good company (?:with|alongside|next to|among) @',
  "@'s (?:[A-Z]{2,4}|[a-z]{3,12}(?: of [a-z]{3,12})?) (?:is|are) (?:an? )?(?:big |huge |great |true |real |vocal )?(?:fans?|believers?|advocates?|champions?)(?= of (?:ours|us|our)\\b|[.,!;]|$)",
  'our (?:recent |latest |new )?@ (?:case study|success story|testimonial)\\b',
  '@,? (?:and|&|plus|as well as) (?:(?:many|countless|several|hundreds of|dozens of|thousands of|\\d[\\d.,]{0,6}\\+?) )?(?:others?|more)(?: [a-z]{3,14})? (?:(?:already|also|all|now) )?(?:trust|use|rely on|choose|chose|love|work with|run on|count on) (?:us|our)\\b',
  'join(?:ing)? (?=[A-Z][\\w&-]{1,24}(?: [A-Z][\\w&-]{1,24})?(?:, [A-Z]| (?:and|&) [A-Z]))@(?:(?<=[.!])|(?= ?(?:[.!]|$)))',
  '(?:our|my) (?:friends|partners|contacts?|champions?|users?|pals) (?:over )?at @ (?:are|is|were|was|loves?|loved|says?|said|told|tell|uses?|used|saw|see|saved?|have|has|reports?|cut)\\b',
  '(?:have|had|got|count|won|list|signed) @ as (?:an? |our |one of our )?(?:[a-z-]{3,14} )?(?:customers?|clients?|users?|references?)\\b',
  "(?:we're|we are|proud to be) the (?:[a-z-]{3,14} ){1,3}behind @",
  '(?:we|our [a-z]{3,12})(?: (?:already|also|currently|now))? (?:work with|serve|help|supply|support|power|have) [^.!?\\n]{3,40}(?:competitors?|peers|rivals|neighbou?rs|(?:companies|firms|teams) in your (?:industry|space|market|sector)),? (?:including|such as|like|namely|among them) @',
  '@ (?:(?:recently|just|also|has|have) ){0,2}(?:gave|given|gives|left|written|wrote) us (?:(?:five|5|four|4|top|full) (?:stars?|marks)|an? (?:great|top|five-star|5-star|glowing|rave|perfect) (?:review|rating|score|testimonial))',
  "@ (?:(?:recently|just|also|has|have) ){0,2}(?:told|tells) us (?:that )?(?:they|it|she|he|we)(?:'re|'ve|'s)? (?:(?:really|all|just|absolutely) )?(?:loves?|loved|likes?|saves?|saved|are happy|is happy|works?|cut|couldn't|can't|are the|'re the|doubled|never)\\b",
  'good company[:;,-] @ (?:already |also |both |all )?(?:use|rely|run|trust|work|(?:is|are) )',
  '@ (?:is|are) (?:both |all |now |already |also )?on (?:our|the) [A-Z][a-z]{2,14} (?:plan|tier|package)\\b',
  '@ [^.!?\\n]{2,60} (?:before|until|since|when) (?:they|it) (?:became (?:our|an?) (?:[a-z-]{3,14} )?(?:customer|client)|(?:came|switched|moved|turned|signed up) (?:over )?(?:to|with) us|joined us)\\b',
  '@ (?:(?:just|recently|already|has|have) ){0,2}(?:renewed|extended|expanded|re-?signed|signed|upgraded) (?:[a-z]{2,10} ){0,4}?(?:with us|our)\\b',
  '@ (?:is|are|went|gone|have gone|has gone) (?:both |all |now |already |also )?live (?:with|on) (?:us\\b|our\\b)',
  "@'s (?:[A-Z]{2,4}|[a-z]{3,12}(?: [a-z]{2,12}){0,2}) (?:calls|loves|swears by|raves about|says|thanks|trusts|recommends|depends on) (?:us\\b|our\\b)",
  '(?:our|the) (?:system|platform|software|product|tool|app|solution|robots?|scanners?|sensors?|service) (?:has been |have been |is |are |went |now |been )?(?:running|live|deployed|installed|in use|rolled out|used) (?:at|by|across|for) @',
  '(?:ask|call|ring|talk to|speak to|check with) (?:the )?(?:folks|team|people|guys|crew|lot) (?:over )?at @',
  '(?:wrapped up|finished|completed|delivered|started|kicked off) (?:a|the|our) (?:[a-z-]{3,14} ){0,3}?(?:rollout|project|deployment|migration|implementation|pilot) (?:for|at|with) @',
  'from @ to [A-Z]\\w{2,20},? (?:everyone|everybody|all|companies|teams) (?:[a-z]{2,10} ){0,4}?(?:us|our)\\b',
  '@ (?:is|are|became|ha(?:s|ve) be(?:en|come)|joined us as|just became|was) (?:(?:one of|now|already|also|among|proud|happy) ){0,3}(?:a |an |the )?(?:our )?(?:[a-z-]{3,14} )?(?:customers?|clients?|users?) of ours|@ (?:is|are|became|has become|was) (?:(?:one of|now|already|also|among|proud|happy) ){0,3}our (?:[a-z-]{3,14} )?(?:customers?|clients?|users?)',
  '@,? (?:where|in whose [a-z]{3,14}) our (?:[a-z-]{2,14} ){1,3}(?:is|are|has been|have been|runs?|handles?|does|do|keeps?|works?|sits?|serves?)\\b',
  "our (?:[a-z-]{2,14} ){1,3}(?:is|are|'s) (?:also |exactly |just )?(?:what|the one|the tool|the system|the ones) (?:that )?@ (?:now |also |both |all |already |have |has ){0,2}(?:runs?|uses?|used|using|chose|picked|relies|rely|trusts?|works?|swears?|bought|rolled|switched|put)\\b",
  "(?:ask|call|ring|talk to|speak to|check with) @,? (?:what|how|why|whether|about) (?:[a-z']{2,12} ){0,6}(?:we|us|our)\\b",
  "(?:finished|completed|started|begun|entered|are in|we're in) (?:our |the |a )?(?:[a-z]{3,8} )?(?:year|phase|season|term)(?: [a-z]{3,6})? (?:at|with|for) @",
  "(?:you'd|you would|you'll|you will) be (?:joining|alongside|in the company of) @ (?:on|in|with) (?:the same|our|us)\\b",
  '(?:team|folks|people|guys|planners|managers) (?:over )?at @ (?:say|tell us|report|swear|find)(?: that)? (?:they|it)\\b',
  "(?:we|we've|i've)(?: have)? been (?:an?|the|one of the) (?:[a-z-]{3,14} ){0,2}(?:supplier|partner|vendor|contractor|provider|caterer|printer)s? (?:to|for|of) @",
  "what @'s (?:[a-z-]{3,14} ){1,4}(?:says?|said|writes?|wrote|thinks?|thought) (?:about|of) (?:us|our|working with us)\\b",
  '(?:same|our|very|identical) (?:[a-z-]{3,14} )?(?:set-?up|system|solution|planner|rota|configuration|installation|software|tool|kit) (?:now |already |also |has |have ){0,2}(?:runs?|run|been running|is running|is live|is in use|works?|operates?) (?:at|across|for) @',
  '@ (?:is|are) (?:(?:both|all|now|already|also) )?(?:on board with us|on our (?:(?:client|customer|reference) list|books|roster)|(?:clients?|customers?|users)(?: too)?)(?=[.!]|$)',
  "(?:we|we're|we are) (?:are )?(?:proud |long-time |official |happy )?(?:partners?|suppliers?|vendors?) (?:of|to|with) @",
  '@ (?:(?:just|also|recently|already|has|have) ){0,2}(?:bought|ordered|purchased|licen[cs]ed|booked|renewed|added) (?:another |over |more than )?(?:\\d[\\d,]*|ten|twenty|fifty|a hundred|hundreds of) (?:[a-z]{3,12} )?(?:seats?|licen[cs]es|units|copies|users)\\b',
  '@ (?:(?:also|just|has|have) ){0,2}(?:saw|got|had|seen) (?:[a-z]{3,10} )?results (?:in|within|after) ',
  "@ (?:said|says|thinks|wrote) (?:that )?(?:we(?:'re| are| were)|our [a-z]{3,14} (?:is|was|are))\\b",
  "(?:we|i) (?:also |just )?(?:designed|built|made|created|launched|developed|redesigned) (?:the )?@(?:'s)? (?:app|website|site|store|brand|logo|platform|campaign|portal|shop)\\b",
  "@ (?:can't|cannot|couldn't|won't) (?:live|work|do|run|manage|cope) without (?:us\\b|our\\b|it\\b)",
  '(?:we|i) (?:(?:also|already|currently|proudly|now) )?(?:supply|equip|staff|insure|advise|represent|cater for) @(?:(?<=[.!])|(?=[.!]|$))',
  '(?:we|i) (?:(?:just|recently|also|finally) )?(?:closed|signed|struck|landed|won) (?:an?|the|our) (?:[a-z-]{3,12} ){0,2}(?:deal|contract|agreement) with @',
  '@ (?:(?:has|have|just|also|recently) ){0,2}(?:outsourced|outsources|entrusted|handed|moved|gave) (?:its|their|all|the) [a-z ]{3,30} to us\\b',
  '@ (?:(?:just|recently|also|already|has|have) ){0,2}(?:renewed|upgraded|re-?signed)(?=[.!]|$| (?:last|this|again|for)\\b)',
  'our (?:(?:growing|long) )?(?:client|customer|reference) list (?:includes|contains|features|has) @',
  '@ (?:(?:has|have|also) )?(?:rates?|rated) us\\b',
  '(?:we|i) (?:provide|supply|equip|furnish) @ with ',
  '@ (?:(?:also|highly|really|all|warmly) )?(?:recommends?|endorses?|prefers?|likes?) our (?:[a-z-]{2,14} ){0,2}[a-z-]{3,14}(?=[.!,]|$)',
  '@ (?:has|have) our (?:[a-z-]{2,14} ){0,2}(?:software|platform|tool|system|app|scanners?|sensors?|product) (?:in|on|across|at)\\b',
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

/** By which wordings a name is a customer's; the group `names` holds the name, `ours` a product of the sender. */
export const customerFrames = new ExpressionList(
  [...frames.flatMap((frame) => frame.split(/\|(?=@ \(\?:is)/)), ...productFrames, ...productUses]
    .map((frame) => frame.replaceAll(' ?', anyBlank).replaceAll(' ', b).split('@').map(anyCase))
    // A frame that opens with the name is tried at every capital: there it takes two names at most.
    .map(
      (parts) =>
        new RegExp(
          `(?<![\\w])${parts.join((parts[0] === '' ? pair : list).replaceAll(' ', b))}`.replace('%', named),
          'g',
        ),
    )
    .map((expression) => anchored(expression)),
  (expression) => expression,
);
