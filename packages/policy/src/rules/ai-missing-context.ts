import { wordingsElsewhere } from '../languages/index.ts';
import { defineRule } from '../rule.ts';
import { allChannels, messageTypes } from '../rule-scope.ts';
import { anchored, anchoredWhole } from '../search/anchored.ts';
import { matchesAnywhere, mayMatch } from '../search/near.ts';
import { anyOf, pattern } from '../search/pattern.ts';
import { sentencesWith } from '../search/sentence-facets.ts';
import { statedMatches } from '../search/stated-matches.ts';
import { because } from '../text/let-go.ts';
import { isAsked, isInCode, isMention, sentenceOf } from '../text/phrase-context.ts';
import { overlapsAny, type Range } from '../text/range.ts';
import { isSpace } from '../text/sentences.ts';
import { guessedInstead } from '../wordings/ai-missing-context/guessed-instead.ts';
import { admissions } from '../wordings/ai-missing-context/missing-context.ts';
import { outOfReach } from '../wordings/ai-missing-context/out-of-reach.ts';
import { plainLacks } from '../wordings/ai-missing-context/plain-lacks.ts';
import { lacksOfCase } from '../wordings/ticket-work.ts';

const matter = `(?:context(?:ual)?|information|info|details?|data|background|specifics|research|input|insights?)(?: (?:information|data|details))?`;
/** How a model speaks of the reader: in the third person. */
const party = `(?:the |this |that |their |his |her |your |my )?(?:specific |intended |target |given |potential )?(?:prospect|recipient|lead|contact|target|addressee|sender|buyer|persona)(?:'s)?(?: (?:company|name|role|title|job title|background|business|industry|profile|organi[sz]ation|needs|situation|account|pain points?|or (?:their |the |your )?(?:company|product|business)|and (?:their |the |your )?(?:company|product|role|business|needs)))?`;
/** Words people use as well: with "the" or "this" they are the reader, with "your" the person spoken to. */
const partyOrThing = `(?:${party}|(?:the|this|that|their) (?:person|individual|company|organi[sz]ation|business|firm|client|customer|account|candidate)(?:'s)?(?: (?:name|role|title|background|industry|business|needs|they work for))?|who (?:the|this) (?:recipient|prospect|person|email|message) is)`;
const draft = anyOf(
  'personali[sz]e tailor customi[sz]e write draft compose craft generate word rewrite phrase complete create produce make provide give',
);
const piece = `(?:e-?mail|message|outreach|opening(?: line)?|opener|intro(?:duction)?|first line|icebreaker|reply|response|note|copy|pitch|follow-?up|subject line|draft|dm|sequence|text|line|version|output|result|content|one|it|this)`;
const drafting = `(?:(?:personali[sz]e|tailor|customi[sz]e)(?: ${anyOf('this the your an a')}(?: [a-z-]{2,16}){0,3})?|(?:${draft}|writing|drafting|personali[sz]ing|generating|tailoring|crafting|composing) (?:a |an |the |this |your |you (?:a |an )?|any )?(?:[a-z-]{2,16},? (?:and )?){0,4}?${piece})`;
const given = anyOf(
  'provided given supplied shared available included specified mentioned found listed identified detected stated described attached present returned',
);
const slotName = `(?:(?:recipient|prospect|company|lead|contact|sender|first|last|person|client|customer|product|job|account|full|business|organi[sz]ation)(?:'s)? (?:name|title|role|information|info|details|data|context|industry|company|website|profile)|(?:specific |relevant |clear |additional |further |recent )?(?:context|recipient|prospect|personali[sz]ation (?:data|details|signals?)|trigger events?|pain points?|linkedin (?:profile|data|url)|prospect (?:data|details)|crm (?:data|record|notes)|source (?:records?|data|material)|research notes?|value proposition|call to action|company(?: (?:information|details|news|context))?|name))`;
const source = `(?:the |your |this |my )?(?:prompt|input(?: data)?|(?:provided|given|supplied|available) (?:context|information|data|details|text|input|records?|notes|prompt|source records?|profile|research)|(?:context|information|data|details|text|input|notes|records?) (?:i (?:have|was given|received)|(?:you(?:'ve| have)? )?${given})|context|prospect (?:data|record|profile)|lead (?:data|record|profile)|crm record|source (?:data|records?|material)|instructions)`;
const lacking = `(?:don't|do not|didn't|did not|doesn't|does not|haven't|have not|hasn't|has not|wasn't|was not|weren't|were not)`;

const cannotSay =
  "(?:i (?:can only|can't|cannot|am unable to|'m unable to|could only|have to|had to|was only able to)|it(?:'s| is) (?:difficult|hard|impossible|not possible) to)";
/** What a text without its matter turns into. */
const plain = '(?:general|generic|vague|broad|neutral|impersonal|unspecific|high[- ]level)';
/** What a customer or a prospect sent in, which a reply is to be written to. */
const theirMessage =
  "the (?:customer|client|user|prospect|lead|recipient)'s (?:[a-z]{3,12} )?(?:message|question|e-?mail|inquiry|enquiry|query|request|details|complaint|reply)";

/** Words between the parts of an admission. */
const gap = "(?:[\\w'\u2019/-]{1,18},? ){0,7}?";
const message = '(?:e-?mail|message|outreach|pitch|opener|intro|follow-?up|reply|note|dm|copy|sequence|text)';

const patterns = [
  pattern(
    `(?:i|we)(?: currently| also| just| really| still)?(?: don't| do not) (?:actually |currently |yet )?(?:have|see)(?: access to)? (?:enough|sufficient|adequate|any|much|the(?: necessary| required| right)?|all the) (?:[a-z-]{3,14} )?${matter}(?: (?:on|about|regarding|for|of|from|here))? ?(?:${partyOrThing} ?)?(?:(?:or|and) (?:[a-z']{2,14} ){1,4})?(?:yet )?(?:to|for) ${drafting}`,
    `(?:i|we)(?: currently| still)? (?:don't|do not) (?:actually |currently )?(?:have|see)(?: access to)? (?:enough |sufficient |adequate |any |much |the )?(?:[a-z-]{3,14} )?${matter} (?:on|about|regarding|for) ${party}`,
    `(?:i|we) (?:don't|do not) (?:actually |currently )?(?:have|see|know) (?:a |an |any |the )?${slotName} (?:in|from|to work with|to reference|here|to (?:use|include|go on))`,
    `(?:i|we) (?:don't|do not) know (?:anything |enough |much )?(?:about |who )?${party}(?: is)?(?: to ${drafting})?`,
    `i (?:have|had) (?:no|limited|little|insufficient|not enough|very little|only limited) (?:[a-z-]{3,14} )?${matter} (?:on|about|regarding|for|to) (?:${partyOrThing}|${drafting})`,
    `i(?: am|'m)? lack(?:ing|ed)? (?:the |any |enough |sufficient |necessary )?(?:[a-z-]{3,14} )?${matter}(?: (?:on|about|regarding) (?:${partyOrThing}|(?:any |the )?(?:recent|latest|company|personal) (?:news|events|posts|triggers|achievements|details))| (?:to|for) ${drafting}| needed to ${drafting})`,
  ),
  pattern(
    `(?:based on|from|given|in|looking at|with|using|according to) ${source},? (?:there (?:is|was|are|were) (?:no|not enough|insufficient)|no|i (?:could not|couldn't|cannot|can't|was unable to|am unable to|was not able to|wasn't able to|did not|didn't|do not|don't)) (?:[\\w'-]{1,18} ){0,7}?(?:(?:was|were|is|are|has been|have been|could be) )?(?:${given}|find|see|identify|determine|locate|have|tell|infer|personali[sz]e)`,
    `(?:since|as|because|given that|unfortunately,?) (?:there (?:is|was|were|are) )?(?:no|insufficient) ${slotName}(?:(?: or| and|,) ${slotName}){0,2} (?:(?:was|were|is|has been|have been|are) )?${given}`,
    `(?:based on|from|given|according to) (?:the|this) (?:data|information|details|context|record|input) (?:supplied|provided|given|available|shared),? the (?:contact|prospect|recipient|lead|customer|client|company)(?:'s)? (?:first |last |full |job |company )?(?:name|title|role|industry) (?:is|was|remains) (?:unknown|unclear|not (?:known|clear))`,
    `(?:since|as|because) no (?:[a-z-]{3,14} ){0,2}(?:news|details|information|data|context|posts?|signals?|triggers?) (?:about|on|regarding|for) (?:the|this) (?:company|prospect|recipient|contact|lead|person) (?:was|were|is|are|has been) (?:supplied|provided|given|available|shared|found),? i(?:'ve| have)? (?:focus(?:ed)?|kept|wrote|written|used|stuck|stayed|leaned|based|assumed|opened|referred|mentioned)`,
    `(?:since|as|because) no (?:[a-z-]{3,14} ){0,2}(?:news|posts?|signals?|triggers?)(?: [\\w'&.-]{1,20}){1,5}? (?:was|were|is|are) (?:supplied|provided|given|available|shared|found),? i(?:'ve| have)? (?:focus(?:ed)?|wrote|written|leaned|opened)`,
    `no ${slotName}(?:(?: or| and|,) ${slotName}){0,2} (?:(?:was|were|has been|have been|could be|is|are) )(?:explicitly |directly |clearly )?${given}`,
    `${source} ${lacking} (?:actually |explicitly |seem to )?(?:include|contain|mention|specify|provide|state|list|have|give|say|tell me|indicate|identify|offer) (?:[\\w'-]{1,14} ){0,4}(?:${slotName}|${matter} (?:about|on|regarding|to|for)|names?|who)`,
    `(?:the |your )?(?:context|information|details|notes|prompt|input|brief)(?: that)? (?:you(?:'ve| have)? )?${given} ${lacking} (?:actually |explicitly )?(?:include|contain|mention|specify|state|say) [^.!?\\n]{2,60}?(?:,? so i(?:'ve| have)? (?:left|kept|omitted|skipped|assumed|used|wrote))`,
    `(?:the |your )?(?:prompt|input|source record|source records|context|lead record|prospect record|(?:[a-z]{3,12} )?(?:description|brief|transcript|bio|profile) you (?:provided|pasted|supplied|gave me)) (?:is|was|were|are|seems?|appears?|appears to be|seems to be|looks) (?:empty|blank|missing|incomplete|insufficient|too (?:vague|limited|short)|not (?:enough|sufficient)|cut off|truncated)(?! (?:from|in|on|at) (?:most|many|half|some|all|every|our)\\b)`,
    `(?:${slotName}|${matter}) (?:is |was |were )?(?:missing|unavailable|not (?:available|provided|specified|given|found|included|supplied)) (?:from|in) ${source}`,
  ),
  pattern(
    `(?:please |kindly |could you (?:please )?|can you (?:please )?|would you (?:please )?|if you (?:can |could )?|once you )?(?:provide|share|supply|give|send|add|specify|tell)(?: me)?(?: with)? (?:more|additional|further|some|the following|any|a bit more|the missing|the|extra) ?(?:[a-z-]{3,12} )?(?:${matter}|${slotName})(?: (?:about|on|regarding|of|for|like|such as) (?:[\\w',-]{1,16} ){1,8}?| )?(?:so (?:that )?i can|so i'm able to|(?:and )?i(?:'ll| will| can|'d be happy to| would be happy to)(?: be (?:able|happy|glad) to)?(?: then| gladly)?|in order to|for me to|to help me|and i can) ${drafting}`,
    `(?:provide|share|supply|give|send|specify)(?: me)?(?: with)? (?:more|additional|further|some|any|the) (?:${matter}) (?:about|on|regarding|for) ${party}`,
    `i(?:'d| would)? (?:need|require) (?:more|additional|further|some|the following) (?:[a-z-]{3,14} )?${matter}(?: (?:about|on|regarding) ${partyOrThing})?,? (?:to|before i can|in order to|so i can) ${drafting}`,
    `i(?:'d| would)? (?:need|require) (?:more|additional|further|some) (?:[a-z-]{3,14} )?${matter} (?:about|on|regarding) ${party}`,
    `(?:could|can|would|please|kindly)(?: you)? (?:please )?(?:tell me|provide|share|confirm|specify|clarify|send(?: me)?|give me|let me know)(?: me)?(?: with)? (?:who |the name of )?(?:the |this )(?:prospect|recipient|lead|addressee)(?:'s [a-z]{3,12}| is|(?= ?[,.?]))`,
    `without (?:more|additional|further|any|enough|sufficient|specific|that|this)?(?: [a-z-]{3,14})? ?${matter}(?: (?:about|on|regarding) ${party},? ${cannotSay}|(?: (?:about|on|regarding) ${partyOrThing})?,? (?:i can only|${cannotSay}) ?(?:${drafting}|(?:[a-z]{2,12} ){0,3}(?:generic|general|placeholder|template)))`,
  ),
  pattern(
    `i(?:'m| am| was|'ve been| have been)? ?(?:couldn't|could not|can't|cannot|unable to|not able to|wasn't able to|was not able to|didn't|did not|don't|do not)(?: to)? (?:find|locate|identify|determine|verify|retrieve|infer|see|access|gather|confirm) (?:any |enough |the |specific |a |sufficient |much |who )?(?:[a-z-]{3,14} ){0,2}(?:${matter}|news|signals?|posts?|mentions?|triggers?|names?)?(?: (?:about|on|for|regarding|of|from))? ?${party}`,
    `i(?:'m| am| was)? ?(?:couldn't|could not|can't|cannot|unable to|not able to|wasn't able to|was not able to) (?:fully |properly |really |effectively )?(?:personali[sz]e|tailor|customi[sz]e) (?:this|the|your|an?) (?:[a-z-]{2,14} ){0,2}?${piece}`,
    `(?:i )?(?:couldn't|could not|can't|cannot|was unable to|unable to) (?:find|locate|identify|determine|verify|retrieve|infer) (?:any |enough |the |specific )(?:[a-z-]{3,14} ){0,2}(?:${matter}|news|signals?|name) (?:about|on|for|regarding|of) (?:this|the) (?:person|individual|company|organi[sz]ation|lead|contact)(?= to|[.,;!]| in| online| from| so| and|$)`,
    `(?:couldn't|could not|can't|cannot|didn't|did not|unable to|wasn't able to) find (?:any )?(?:recent |relevant |public |notable ){0,2}(?:news|press coverage|triggers?|buying signals?) (?:about|on|for|regarding) (?:this|the) (?:account|lead|prospect|contact|recipient|business)`,
    `the (?:lead|prospect|recipient|contact|company|account)'s (?:[a-z]{3,12} ){1,3}?(?:is|was|were|are) (?:missing|unknown|unavailable|not (?:available|listed|provided|included|given|known)),? (?:in|from|based on|according to|per) the (?:data|records?|source|input|prompt|lead record|contact record)(?= ?(?:[.,;!)]|$|\\n))`,
    `(?:assuming|presuming) (?:that )?(?:the|this) (?:contact|lead|recipient|prospect) (?:is|was|works|leads|runs|owns) [^.!?\\n,]{2,50}, i(?:'ve| have)? (?:wrote|written|kept|used|framed|tailored|pitched|went|focused|written|addressed)`,
    `i (?:wasn't|was not|haven't been|have not been) (?:given|provided with|told|supplied with) (?:the|a|any) (?:name|role|title|industry|details|website|context|description) (?:of|for|about|on) (?:the|your|this) (?:product|prospect|lead|recipient|sender|service|company)`,
    `the (?:crm record|crm data|lead record|source record|lead data|input data|prospect profile) (?:was|is|came back) (?:blank|empty)`,
    `no (?:first name|last name|job title|company name) (?:was |is )?(?:given|provided|found|available),? so (?:i(?:'m| am|'ve| have)? |i )?(?:starting|using|went|going|kept|opening|opened|used|started|left it)`,
    `no (?:website|profile|company|industry|product|notes|details|linkedin(?: url| profile)?) (?:was|were) (?:included|provided|given|supplied|attached|available|shared),? so i (?:can't|cannot|couldn't|could not) (?:reference|mention|personali[sz]e|tailor|refer to|include|use|cite)`,
    `you (?:didn't|did not|haven't|have not) (?:tell|told|specify|specified|say|said) (?:me )?what the (?:company|product|service|prospect|recipient|lead) (?:sells|does|is|offers|wants|needs|makes)`,
    `the (?:record|input|prompt|profile|lead data|source data) (?:is|was|seems to be) missing (?:the|a|any) (?:(?:company|contact|lead|prospect|recipient)(?:'s)? )?(?:industry|job title|role|company size)(?= ?(?:[.,;!)]|$|\\n))`,
    `i (?:had to|'ve had to|have had to) (?:guess|assume|infer|make up|invent) (?:the|your|their|his|her|an?) (?:industry|job title|pain points?|company size)`,
    `no (?:recent |relevant |public ){0,2}(?:activity|posts?|news|information|data|details|articles) (?:was|were|is|are|could be) (?:found|available|located|identified) (?:on|for|about|in|regarding) (?:the|this) (?:prospect|lead|contact|recipient)(?:'s\\b|(?= ?(?:[.,;!)]|$|\\n)| (?:so|and|or|in|from|online)\\b))`,
    `(?:company(?: size| name)?|industry|role|title|job title|location|pain points?|first name|last name|linkedin) ?: ?(?:unknown|n/a|not (?:provided|available|specified|found)|null|missing)[.;,\\n] ?(?:company(?: size| name)?|industry|role|title|job title|location|pain points?|first name|last name|linkedin) ?: ?(?:unknown|n/a|not (?:provided|available|specified|found)|null|missing)`,
    `without (?:any )?access to (?:the |your |our |any |this )?(?:(?:previous|earlier|full|prior|original|past|rest of the) ){0,2}(?:conversations?|threads?|messages?|e-?mails?|context|correspondence|chat|history|exchange|crm|records?),? i(?:'m| am|,)? ?(?:unable to|not able to|can't|cannot|couldn't|could not|can only) (?:tell|know|say|determine|be sure|identify|see|confirm|guess|assume|refer|work out)`,
    `unable to (?:personali[sz]e|generate|determine|identify|complete|produce|create)(?: (?:the|this|a|an|any))?(?: [a-z-]{2,14}){0,3} ?(?:due to|because of|without|since|as) (?:[\\w'-]{1,14} ){0,4}(?:context|information|data|details|input|fields?)`,
    `(?:insufficient|not enough|inadequate|missing|lacking|lack of) (?:[a-z-]{3,14} )?(?:context|information|data|details|input)(?: (?:was|were|is|has been))?(?: (?:${given}|available))?(?: (?:about|on|regarding|for) (?:${partyOrThing}|personali[sz]ation|this (?:e-?mail|message|lead|contact)))?,? ?(?:to|for) (?:${drafting}|personali[sz](?:e|ation))`,
    `(?:insufficient|not enough|inadequate) (?:context|information|data|details|input) (?:was |were |has been |is )?(?:provided|given|supplied|available)(?= ?[.!;,)\\]]| ?$| ?\\n| to)`,
    `(?:insufficient|missing|not enough) (?:context|prospect data|lead data|recipient data|prospect information|recipient information)(?= ?[.!:;)\\]]| ?$| ?\\n)`,
  ),
  pattern(
    `(?:given|with|due to|because of) (?:the |such |very )?(?:limited|lack of|little|absence of|insufficient|minimal|missing)(?: of)? (?:[a-z-]{3,14} )?${matter}(?: ${given}| i have| about ${partyOrThing}| on ${partyOrThing})(?:[, ])`,
    `i(?:'ve| have)? (?:assumed|used|left|inserted|included|added|put|kept|made up|invented|defaulted to) (?:a |an |the |some )?(?:generic |general )?(?:placeholders?|assumptions?|generic (?:[a-z-]{3,14} )?(?:opening|greeting|line|version|message|name))(?: (?:name|values?|text|details|fields?))?(?: (?:for|where|in place of|instead of|since|because|as|about))`,
    `(?:it (?:seems|looks like|appears)|looks like|seems like|i (?:see|notice|noticed))(?: that)?,? (?:you(?:'ve| have)? (?:haven't|didn't|have not|did not|forgot(?:ten)? to)|the (?:prompt|input|context|prospect data|lead data|placeholder|variables?|data) (?:is|was|are|were|didn't|did not|has|have)|your (?:prompt|input) (?:is|was|didn't|did not|got)) (?:[a-z]{2,14} ){0,4}(?:provide|include|specif(?:y|ied)|share|paste|attach|cut off|missing|incomplete|empty|blank|come through|fill in|filled in|mention)(?:d)?(?: (?:any|the|a|enough|all))?(?: (?:${slotName}|${matter}|prompt))?`,
    `(?:as|since|because) (?:you|the user) (?:haven't|didn't|have not|did not|hasn't|has not) (?:provide|provided|specif(?:y|ied)|share[d]?|include[d]?|mention(?:ed)?|give|given) (?:any |the |a |enough |me )?(?:${slotName}|${matter})`,
    `you (?:haven't|didn't|have not|did not) (?:provide|provided|specif(?:y|ied)|include[d]?|mention(?:ed)?|tell me|told me|share|shared|give|given)(?: me)? (?:with )?(?:any |the |a |enough |who )?(?:specific )?(?:${party}|context|personali[sz]ation|(?:${matter}) (?:about|on|to|for) (?:${party}|${drafting}))`,
    `the user (?:did not|didn't|has not|hasn't) (?:provide|provided|specify|specified|include|mention|give)`,
    `(?:no|without any) (?:data|records?|information|context|results?|insights?) (?:was |were |is |are )?(?:found|available|returned|provided|supplied) (?:for|on|about) (?:this|the) (?:lead|prospect|contact|recipient|company|person|domain)`,
  ),
  pattern(
    `there(?:'s| is| was| isn't| is not| wasn't) (?:not )?enough (?:to go on )?in (?:the|my|these) (?:notes?|brief|input|prompt|record|data|profile|context) to (?:personali[sz]e|tailor|customi[sz]e|write|draft)`,
    `i (?:wasn't|was not|haven't been|was never) told (?:what|which|who|how|where|anything) [^.!?\\n]{2,50}?,? so (?:the |this |i |i've )[^.!?\\n]{0,40}?(?:vague|generic|general|neutral|broad|blank|unspecific)`,
    // Asks what the message is to be about, or whom it is for.
    `(?:(?:please )?(?:could you |can you |would you )?(?:please )?(?:tell me|let me know|specify|clarify|confirm) )?(?:what|which|who|whom|whose|how) ${gap}(?:this|the|your) (?:[a-z-]{3,12} )?${message} (?:should|is (?:supposed|meant|going|intended) to|needs to|ought to|has to|must|will) (?:be |also )?(?:pitch|mention|promote|sell|target|address|cover|focus|go to|say|come from|include|reference|talk about|offer|speak to|about|for|to|from|signed|sent|highlight|convey)`,
    `who(?:m)? (?:is|are|am|should|do|does|'s|will)(?: i| you| we)? ${gap}(?:(?:this|the) (?:[a-z-]{3,12} )?${message} (?:for|to|addressed|going|meant|intended|aimed)|(?:address|addressing|write|writing|send|sending) (?:this|the) (?:[a-z-]{3,12} )?${message}(?: to)?)`,
    `(?:what|which) (?:company|product|service|offer|industry|person|prospect|role|value proposition|pain point) ${gap}(?:(?:should|do) (?:i|you want me to) (?:pitch|mention|promote|target|reference|write (?:about|to|for)|personali[sz]e)|am i (?:writing|pitching|selling)|i(?:'m| am) (?:writing|pitching|selling|supposed to))`,
    `(?:paste|share|send|provide|include)(?: me)? (?:the|your) (?:[a-z]{3,12} )?(?:e-?mail|message|text|draft|letter|thread|conversation) (?:that )?you(?:'d| would)? (?:like|want|need|wish) me to (?:reply|respond|answer|rewrite|improve|edit|shorten|work|translate|summari[sz]e)`,
    `i can only (?:write|draft|offer|give(?: you)?|provide|produce|compose) an? (?:more |fairly )?(?:general|generic|vague|neutral) (?:[a-z-]{3,14} )?(?:${message}|invitation|letter|version|template|draft|response)`,
    `what (?:you(?:'d| would) like|you want|you need|would you like|do you want|should i make) (?:this|the) (?:[a-z-]{3,12} )?${message} to [a-z]{2,14}`,
    `(?:tell me |let me know |please |could you |can you )?(?:share |say |tell me |confirm |specify )?who(?:m)? (?:this|the) (?:[a-z-]{3,12} )?${message} (?:is|should be|will be|needs to be) (?:for|to|going to|addressed to|aimed at|meant for|intended for)`,
    `(?:${slotName}|names?|title|role|industry|website|details) (?:wasn't|weren't|was not|were not|isn't|is not|aren't) (?:anywhere )?(?:in|part of|included in|among) ${source}`,
    // An offer to write that waits for something.
    `(?:i(?:'d| would) be (?:happy|glad|delighted) to|i can|i(?:'m| am) (?:happy|glad|ready) to|happy to|glad to|i(?:'d| would) love to) (?:help (?:you )?(?:to |with )?)?(?:write|draft|compose|craft|personali[sz]e|tailor|create|writing|drafting|composing|crafting) ${gap}(?:${message}|it|that|this|one)[,.;:!-]{0,2} ?(?:but|once|as soon as|if you|however|though|only)(?:,? (?:i(?:'d| would|'ll| will)?|you(?:'ll)?)(?: |(?='))(?: ?first| ?still)?)? ?(?:need|have|know|can|could|require|share|tell|provide|give|send|get|'m missing|am missing)`,
    `(?:share|paste|send|give|provide|add|include|attach|drop|tell) ${gap}(?:and|so|then|so that) i(?:'ll| will| can|'d| could)(?: be able to| happily| gladly| then)? (?:write|draft|compose|craft|personali[sz]e|tailor|rewrite|customi[sz]e) (?:you )?(?:a|an|the|this|your|something)(?: [a-z-]{3,14}){0,3} (?:${message}|draft|intro|line|for them|for him|for her)`,
    `(?:write|draft|compose|craft|personali[sz]e|tailor|finish|complete) (?:this|the|your|a|an)(?: [a-z-]{3,14}){0,3} ${message},? (?:properly,? |well,? )?i(?:'d| would|'ll| will)?(?: still| first| also)? (?:need|require|have to know)`,
    // What little it had, and what became of it.
    `(?:all i(?:'ve| have|'ve got| was given| have got)(?: to (?:go on|work with))? (?:is|was)|i(?:'ve| have)? (?:only (?:have|had|got|been given|see)|was only given)|with (?:only|just|nothing (?:more than|but|beyond)) |(?:there is|there's|i have|i had) (?:nothing|little|not much) (?:more|else|here )?(?:to (?:go on|work with)|than|but|beyond|besides|except)) ?${gap}(?:names?|job title|title|company|e-?mail address|domain|url|website|context|information)(?: to (?:go on|work with)|[,;.]? (?:so|and so|which means|therefore|hence|,)? ?(?:i|this|the (?:${message}|rest)|it)(?: |(?='))(?:kept|left|wrote|made|used|had|can|can't|could|stays?|is|will|'ve|'s|remains))`,
    `(?:${slotName}|${matter}|(?:names?|title|role|profile|company|industry|website|bio)) (?:seems? to be |appears? to be |are |is |was |were )(?:missing|absent|blank|left out|left blank|cut off|not (?:in|part of|included)) ?(?:from|in|of) ${source}`,
    `${source} ${lacking} (?:actually |explicitly |seem to )?(?:include|contain|mention|specify|provide|state|list|have|give|say|tell me|indicate|identify|make clear|reveal|show) (?:which|what|who|where|whether|how|if|why|anything|any|the) ${gap}(?:${party}|(?:the |this |their )?(?:company|person|they|he|she|product|service|offer|sender|reader))`,
    `(?:so|and so|therefore|hence|which means),? i(?: |(?='))(?:can't|cannot|couldn't|could not|wasn't able to|was unable to|'ve had to|had to|have to|'m unable to|can only|have|'ve) (?:only )?(?:not )?(?:tailor|tailored|personali[sz]ed?|customi[sz]ed?|reference|kept|left|guess|guessed|use|used|assumed?|written|write|be specific|go generic) (?:[\\w'-]{1,16} ){0,4}?(?:e-?mail|message|paragraph|opener|opening|intro(?:duction)?|(?:first|opening|subject) line|hook|section|generic|general|posts?|news|placeholders?|(?:greeting|opener|opening|paragraph|salutation) blank|vague|broad|activity|achievements|pitch|subject line)(?<=(?:\\bno\\b|n't|\\bnot\\b|without|missing|lack|only|limited|empty|blank|unknown)[^.!?\\n]{0,160})`,
    `(?:since|as|because) (?:the |their |his |her |its |no )(?:[a-z]{3,14} ){0,3}(?:wasn't|weren't|was not|were not|isn't|aren't|hasn't been|haven't been|was|were) (?:${given}|in (?:the )?(?:prompt|input|context)),? i(?: |(?='))(?:couldn't|could not|can't|cannot|wasn't able to|was unable to|'ve|have|had to|kept|left|can only|didn't|did not|went with|used)`,
  ),
  pattern(
    // What a bot was given to answer from. A clerk has a manual and a file, and no "context".
    `(?:(?:provided|given|supplied|retrieved|available) context|context (?:that )?(?:provided|given|supplied|retrieved|i (?:was given|received|got|have|had)|i've been given)|knowledge base (?:excerpts?|articles?|passages?|entr(?:y|ies)|sections?|texts?)(?: that)? (?:i (?:was given|received|got|have|had)|provided|given|supplied)|retrieved (?:passages?|documents?|excerpts?|articles?)) ${lacking} (?:actually |explicitly |seem to )?(?:include|contain|mention|cover|specify|provide|state|list|have|give|say|tell|offer|answer)`,
    `knowledge base ${lacking} (?:actually |seem to )?(?:contain|include|have|offer|provide|hold) (?:an?|any|the|enough) (?:[a-z]{3,12} )?(?:answers?|information|articles?|details?|entry) (?:to|on|about|for) (?:the|this) (?:customer|client|user|question|query|inquiry)`,
    `nothing in (?:the|these|this) (?:supplied|provided|given|retrieved) [a-z]{4,12} (?:about|on|regarding) (?:the|this|their) (?:customer|client|user|prospect|lead|recipient)`,
    `(?:i (?:don't|do not|didn't|did not) (?:see|have|find) (?:any|enough|much)|there(?:'s| is| was| were| are) (?:no|not enough|little)) (?:[a-z-]{3,14} ){0,3}?(?:content|data|information|details|news|posts?|text|material|notes|profile|bio) to (?:base (?:the|this|an?|my) (?:[a-z-]{3,12} )?(?:icebreaker|opener|opening|intro(?:duction)?|first line|hook|${message}) (?:on|upon)|personali[sz]e (?:from|with|this|it)|tailor this)`,
    // What the writer was not told, and what it writes instead.
    `(?:since|as|because) (?:i (?:wasn't|was not|haven't been|was never) (?:given|told)|i (?:don't|do not|didn't|did not) (?:have|know|get)) (?:your|their|the|any|a) (?:[a-z']{3,12} ){0,3}?(?:name|role|title|company|industry|details|information|website),? (?:i|this|my) ?(?:'ll|'ve|will|have|can only|had to|is|was)? ?(?:[a-z]{1,12} ){0,4}?${plain}`,
    `(?:since|as|because) (?:no|little|few|hardly any) (?:[a-z]{3,12} )?(?:details?|information|data|context|news|background) (?:about|on|regarding) (?:your|their|the) [a-z]{3,12} (?:was|were|is|are) (?:available|provided|given|supplied|found|shared),? (?:[a-z']{1,12} ){1,5}?${plain}`,
    `i (?:don't|do not) (?:have|know) (?:your|their) (?:first |full |job )?(?:name|company|role|title|industry)(?: or (?:your |their )?[a-z]{3,12})?,? (?:as|since|because) the (?:record|profile|data|details|information|notes|context|input|entry)`,
    `i (?:wasn't|was not|haven't been|have not been|was never) (?:given|told|provided with|supplied with) (?:your|their|the|his|her|any|a) (?:[a-z']{3,12} ){0,3}?(?:name|role|title|industry|website|address|details|profile),? so (?:i(?: have|'ve)? ?(?:left|used|kept|wrote|made|guessed|assumed|put|addressed|went)|(?:this|the|it) (?:is|stays|remains|may))`,
    `the (?:lead|prospect|recipient|contact)'s (?:[a-z]{3,12} ){1,3}?(?:is|was|were|are|appears to be|seems to be|appeared to be) (?:missing|empty|blank|unavailable|not (?:available|provided|included|given)),? so (?:i|this|the)`,
    `unable to (?:personali[sz]e|tailor)(?: (?:this|the) [a-z-]{3,12})? ?[:;-] ?(?:no|missing|insufficient|not enough)`,
    // Asks for what it is to answer.
    `(?:(?:share|paste|send|provide|give|include|attach) (?:me )?(?:with )?|you (?:haven't|have not|didn't|did not) (?:include|share|paste|provide|attach|send)d? )${theirMessage}[?.,;]? (?:so |and |then )?i(?:'ll| will)? ?(?:need (?:it|this|that) to|can't|cannot|can|could|couldn't) (?:yet )?(?:write|draft|compose|craft)`,
    `before i(?: can)? (?:draft|write|compose|craft) (?:this|the|your|an?) (?:[a-z-]{3,12} )?${message},? (?:could you|can you|please|would you) (?:please )?(?:tell me|share|confirm|clarify|let me know) (?:[a-z']{1,12} ){0,4}?(?:product|service|offer|recipient|prospect|audience|sender|goal|tone|who (?:it|this)(?:'s| is) for)`,
  ),
  ...plainLacks,
  wordingsElsewhere('ai_missing_context'),
];
/** Parts of one admission, which a sentence may hold in any order. */
const lackOfMatter = anchoredWhole(
  /\b(?:don't|do not|didn't|did not|doesn't|does not|wasn't|was not|weren't|were not|haven't|have not|hasn't|has not|isn't|is not|aren't|couldn't|could not|can't|cannot|unable to|not able to|no|without|missing|lack|lacks|lacking|insufficient|limited|minimal|not enough|need|needs|needed|need to know|require|requires|incomplete|unknown)\b(?:[\s,]{1,3}[\w'-]{1,20}){0,6}?\s{1,3}(?:information|info|context|details?|data|background|specifics|notes?|research|records?|insights?|name|role|title|company|industry|profile|pain\spoints?)\b|\b(?:information|info|context|details?|data|background|specifics|name|role|title|company|industry|profile)(?:\s[\w'-]{1,20}){0,6}?\s(?:not|wasn't|isn't|weren't|aren't|hasn't|missing|incomplete|unavailable|unknown|empty)\b/gi,
);
const thirdPerson =
  /\b(?:the|this|that)\s(?:[a-z]{3,10}\s)?(?:prospect|recipient|lead|addressee|sender)(?:'s)?(?!s|\s(?:time|list|magnet|score))\b|\bthis\scontact\b|\b(?:recipient|prospect)(?:'s)?\s(?:name|information|details|data|context)\b/i;
const wording =
  /\bpersonali[sz](?:e|ed|ing|ation)\b|\b(?:tailor\w*|writ\w+|draft\w*|compos\w+|craft\w*|complete|finish|generat\w+|wrote)\s(?:[\w-]{1,16}\s){0,4}(?:e-?mail|message|opener|opening|intro|line|outreach|note|reply|pitch|copy|follow-?up)\b|\b(?:e-?mail|message|note|opener|version|draft)\s(?:is|was|had to be|stays|remains|may be|may feel|sounds)\s(?:[a-z]{3,8}\s)?(?:generic|general|vague|broad)\b|\bkept\s(?:it|this|the\s[a-z]{4,10})\s(?:generic|general|broad|vague)\b|\bgeneric\s(?:e-?mail|message|opener|opening|note|template|version)\b|\bi(?:'ve| have)? assumed\b/i;
const told =
  /\b(?:was|were|been|is|are|wasn't|weren't|i was)\s(?:not\s)?(?:given|provided|supplied|shared|specified|included|available)\b|\b(?:provided|given|supplied)\s(?:context|information|input|data|details)\b|\b(?:in|from) the (?:prompt|input|context)\b|\b(?:context|input|information|prompt) (?:you gave|you provided|provided|i was given)\b/i;
const speaker =
  /\b(?:i|i'm|i've|i'd|we)\b|\bthere(?:'s| is| isn't| is not| was| wasn't)\b|\b(?:limited|insufficient|lack of|missing)\b/i;
const bareSlot = anchored(
  /(?<=(?:^|\n|[.!?:]\s)[ \t]*[[(]?)(?:(?:company|first|last|full|recipient|prospect|contact|lead|job|sender)(?:'s)?\s)?(?:name|title|role|industry|company|information|details|context)\s(?:was\s)?not\s(?:provided|available|specified|found|given|supplied|known)(?=\s?[.\])]?\s{0,3}(?:\n|$))/gi,
);

/** "Recipient name: unknown. Company: not provided." */
const emptySlots = anchored(
  /\b(?:(?:recipient|prospect|contact|lead|sender|company|first|last|full|job)(?:'s)?(?:\s(?:name|title|role|industry))?|name|title|role|industry)\s?:\s?(?:unknown|not\s(?:provided|available|specified|found|given|supplied|known))[.,;|]?\s{1,3}(?:(?:recipient|prospect|contact|lead|sender|company|first|last|full|job)(?:'s)?(?:\s(?:name|title|role|industry))?|name|title|role|industry|website)\s?:\s?(?:unknown|not\s(?:provided|available|specified|found|given|supplied|known))\b/gi,
);

/** Somebody's order or form lacks a field: a clerk writes that, not a model about its input. */
const clerk =
  /\b(?:orders?|invoices?|applications?|registrations?|tickets?|claims?|bookings?|purchase|remittance|payment|transactions?|refunds?|deliver(?:y|ies)|shipment|warranty|tax|customs|parcels?|couriers?|labels?|ship(?:ping|ped)?)\b|\b(?:on|in) (?:the|your|our) (?:[a-z]{3,12} )?(?:form|badge|guest list|envelope|docket|slip|certificate)\b/i;
/** "Aren't happy with the information given": somebody was told enough, and liked it not. */
const dislikes =
  /\b(?:happy|satisfied|pleased|content|agree)\s(?:with|about)\s(?:the|my|our)\s(?:information|details|answers?)\b/i;
/** With these it is a model's all the same. */
const ofDraft =
  /\b(?:prompt|personali[sz]|prospect|draft|(?:provided|given|supplied|retrieved|the|this) context|context (?:i|provided|given)|knowledge base)/i;

const everyAdmission = [...admissions, ...outOfReach, ...lacksOfCase, ...guessedInstead];

export const aiMissingContext = defineRule({
  id: 'ai_missing_context',
  template: 'ai_artifacts_v1',
  severity: 'BLOCK',
  contentTypes: messageTypes,
  channels: allChannels,
  needs: [],
  looksFor: () => [bareSlot, emptySlots, lackOfMatter, ...patterns, ...everyAdmission],
  meaning: 'A model admits that it was not told what it needed to write the message.',
  detail: 'The text says that information for writing it was missing. Supply it and write the message anew.',
  examples: [
    "I don't have enough context about the prospect to personalize this.",
    'Based on the information provided, no company name was found.',
  ],
  counterExamples: [
    "I don't have enough budget detail to size this; could you share it?",
    'Unfortunately we are booked on Friday.',
  ],
  *check(field) {
    const { text } = field;
    const seen: Range[] = [];
    for (const expression of [bareSlot, emptySlots]) {
      for (const match of matchesAnywhere(field, expression)) {
        seen.push({ start: match.index, end: match.index + match[0].length });
        yield { start: match.index, end: match.index + match[0].length };
      }
    }
    for (const expression of patterns) {
      for (const { start, end, matched } of statedMatches(field, expression, seen)) {
        const sentence = sentenceOf(text, start, end);
        if (clerk.test(sentence.text) && !ofDraft.test(sentence.text)) continue;
        if (dislikes.test(matched)) continue;
        if (isAboutOthers(text.slice(sentence.start, start)) && because('others')) continue;
        seen.push({ start, end });
        yield { start, end };
      }
    }
    for (const { start: from, end: to } of field.near) {
      if (!mayMatch(field, lackOfMatter, from, to)) continue;
      for (let at = from; at < to; ) {
        const sentence = sentenceOf(text, at, at + 1);
        at = Math.max(sentence.end, at + 1);
        while (at < to && isSpace(text.charCodeAt(at))) at++;
        if (sentence.isQuestion || !mayMatch(field, lackOfMatter, sentence.start, sentence.end + 1)) continue;
        const place = admission(sentence.text);
        if (!place) continue;
        const start = sentence.start + place.start;
        const end = sentence.start + place.end;
        if (overlapsAny(seen, start, end) || isMention(text, start) || isInCode(text, start)) continue;
        seen.push({ start, end });
        yield { start, end, confidence: 0.8 };
      }
    }
    for (const { start, end, sentence } of sentencesWith(field, everyAdmission)) {
      if (overlapsAny(seen, start, end) || dislikes.test(text.slice(start, end))) continue;
      if (!/\b(?:e-?mail|message|outreach|reply|pitch|copy|draft|sequence)\b/i.test(sentence.text) && isAsked(sentence))
        continue;
      if (!isAboutOthers(sentence.text.slice(0, Math.max(0, start - sentence.start))) || !because('others'))
        yield { start, end, confidence: 0.75 };
    }
  },
});

/** A sentence that admits a lack of knowledge about somebody in the third person, or as the reason for its wording. */
function admission(sentence: string): { start: number; end: number } | null {
  lackOfMatter.lastIndex = 0;
  const lack = lackOfMatter.exec(sentence);
  if (!lack || clerk.test(sentence)) return null;
  const party = thirdPerson.test(sentence);
  const form = wording.test(sentence);
  const source = told.test(sentence);
  const first = speaker.test(sentence);
  const sure =
    (party && (form || source || /\bi(?:'m|'ve|'d)?\b/i.test(sentence))) ||
    (form && source) ||
    (form && first && /\b(?:context|information|details?|data|background|specifics)\b/i.test(lack[0]));
  if (!sure || isAboutOthers(sentence.slice(0, lack.index + 1))) return null;
  return { start: lack.index, end: lack.index + lack[0].length };
}

/** "Reps tell us that ...", "when", "if": what others lack, or might. */
function isAboutOthers(before: string): boolean {
  return /\b(?:reps|sellers|teams|sdrs|they|people|buyers|many|most|agents|models|bots?|when|if|whenever|says?|saying|said|tells?|ever|hear(?:d|ing)?)\b[^.!?\n]{0,40}$/i.test(
    before,
  );
}
