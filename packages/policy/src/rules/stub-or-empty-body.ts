import { anyElsewhere, wordingsElsewhere } from '../languages/index.ts';
import { defineRule, type Match } from '../rule.ts';
import { allChannels, allContentTypes } from '../rule-scope.ts';
import { anchored } from '../search/anchored.ts';
import { ExpressionList } from '../search/expression-list.ts';
import { matchesAnywhere } from '../search/near.ts';
import { statement } from '../search/pattern.ts';
import type { FieldText, MessageText } from '../text/field-text.ts';
import { because } from '../text/let-go.ts';
import { isInCode, isMention } from '../text/phrase-context.ts';
import { overlapsAny, type Range } from '../text/range.ts';
import { onOneLine } from '../text/white-space.ts';

/** Nothing a reader could read: blanks, the empty Braille cell, marks with no letter to stand on, dots, rules. */
const blank = /^[\s\p{M}\u2800.\u2026\-_*=~#|\u2022]*$/u;
const nothingButFiller =
  /^\W*(?:tests?|testing|(?:hello,? world[,.!]? )?this is (?:just |only )?a test(?: (?:message|e-?mail|mail|text|send))?(?:[,.;]? (?:please |pls |just )?(?:ignore|disregard|delete)(?: (?:this|it|me))?)?|hello,? world|test (?:message|e-?mail|body|content)(?:,? please ignore)?|asdf\w*(?:[ ,]+asdf\w*){0,6}|qwerty\w*|foo(?: ?bar)?|x{3,}|tb[adc]|tk|todo|fixme|coming soon|to be (?:written|added|completed|continued|determined|filled in)|(?:insert|add) (?:text|content|copy|message|body)|placeholder(?: text)?(?:[\s,]{1,3}(?:to be (?:replaced|filled in|written|done)|please replace|replace me|do not send))?|(?:e-?mail |message )?body(?: text)?(?: here)?|body of the (?:e-?mail|message|letter)(?: goes)? here|(?:text|body|message|content) (?:follows|to follow)|message(?: text)?(?: goes)? here|content(?: goes)? here|text(?: goes)? here|(?:sample|dummy|filler|placeholder) (?:text|message|content|e-?mail)|(?<=[[({<]\s?)(?:your |main )?(?:message|content|text|copy)(?=\s?[\])}>])|empty|blank|no content|(?:please )?(?:write|type|enter|add|insert|put) (?:your |the |some )?(?:message|text|content|body|e-?mail)(?: text)? here|(?:e-?mail |message )?(?:body|copy|content|text) (?:to follow|to come|coming soon|pending|tb[acd])|(?:test|bla|blah)(?:[ ,]+(?:test|bla|blah)){1,12}(?:[ ,.]+please (?:ignore|disregard|delete))?|draft|null|undefined|none|n\/a)\W*(?:\d{1,3}\W*)?$/i;
/** Of these some answer a question: "None.", "TBD". */
const mayAnswer = /^\W*(?:tb[adc]|coming soon|to be [a-z ]{5,11}|none|n\/a|empty|blank|draft|no content)\W*$/i;
/** Closes a message, and may be one by itself. */
const thanks = /^\s*(?:many )?(?:thanks|thank you)\s*[,.!]?\s*$/i;
/** A subject line that came out as the whole message. */
const subjectAlone = /^\s*\**subject(?: line)?\s?:[^\n]{0,150}$/i;
const opening = /^\s*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b[^\n.!?]{0,60}[,!:.]?\s*$/i;
const closing =
  /^\s*(?:(?:best|kind|warm|warmest|many)?\s?(?:regards|wishes)|best|cheers|sincerely|yours(?: \w+)?|respectfully)\s*[,.!]?\s*$/i;
const openingElsewhere = new RegExp(
  `^\\s*(?:${anyElsewhere('greeting')})(?![\\w\\u00c0-\\u024f])[^\\n.!?]{0,60}[,!:.]?\\s*$`,
  'i',
);
const closingElsewhere = new RegExp(`^\\s*(?:${anyElsewhere('closing')})\\s{0,3}[,.!]?\\s*$`, 'i');
const trialElsewhere = new RegExp(`^\\W{0,8}(?:${anyElsewhere('trial')})\\W{0,8}$`, 'i');

const latin = anchored(
  /\b(?:sed\sut\sperspiciatis|nemo\senim\sipsam|duis\saute\sirure|excepteur\ssint|quis\snostrud\sexercitation|pellentesque\shabitant|vestibulum\sante|dolor\ssit\samet|consectetur\sadipis\w{3,6}|sed\sdo\seiusmod|ut\slabore\set\sdolore|ut\senim\sad\sminim|lorem\sipsum[,\s]{1,3}dolor(?:\ssit\samet)?)\b/gi,
);
const loremAlone = anchored(
  /(?:(?<=^|[\n.!?:]\s{0,3}))lorem\sipsum(?:\s(?:text\s)?(?:here|goes\shere)|\s(?:filler\s|dummy\s)?text\s(?:will|to|needs|must|has\sto|until|for\snow)\b[^.!?\n]{0,60})?(?=\s{0,2}(?:[.\u2026!"),]|\n|$))/gi,
);
/** "TODO:" in capitals, or any case with a drafting verb: "To do: sign page 2" is an agenda. */
const todo = anchored(
  /(?<![\w@#/.-])(?:TBD|TBA)\s?[-:\u2013\u2014]\s{1,3}(?:write|add|insert|fill(?:\sin)?|finish|replace|personali[sz]e)\b[^\n.!?]{0,80}|(?<![\w@#/.-])(?:TODO|FIXME|TO-DO|TK|TKTK)(?:\s?\([^)\n]{1,30}\))?\s{0,2}(?::|-(?=\s))\s?[^\n.!?]{0,120}|(?<![\w@#/.-])(?:todo|fixme|to-do|to do|tk|tktk|xxx)\s?[:-]?\s{1,3}(?:write|add|insert|fill(?:\sin)?|finish|replace|personali[sz]e|customi[sz]e|update|mention|find|include|complete|rewrite|draft|expand|flesh\sout|tweak|put|link)\s(?:the\s|a\s|an\s|in\s|this\s|our\s|some\s|their\s|his\s|her\s)?(?:[\w'-]{1,20}\s){0,4}?(?:intro\w*|opening|opener|hook|line|paragraph|section|body|copy|text|case\sstud(?:y|ies)|stats?|statistic|number|numbers|figure|metric|quote|testimonial|example|examples|link|links|cta|call\sto\saction|signature|sign-off|subject|name|names|company|pain\spoints?|value\sprop\w*|details?|content|message|e-?mail|pitch|ps|p\.s\.|bullet\w*|date|logo|image|reference|personali[sz]\w*|summary|conclusion|here)\b[^\n.!?]{0,80}/gi,
);
const inBrackets = anchored(
  /[[(<]\s?(?:placeholder\b[^\])>\n]{0,80}|tbc\s?[:-][^\])>\n]{1,80}|(?!(?:the\s|a\s|your\s)?(?:link|url|hyperlink)\b)[^\])>\n]{2,40}\sgoes\shere|\d(?:\s?-\s?\d)?\s(?:(?:short|more|brief)\s)?(?:sentences?|lines?|paragraphs?|bullets?)\s(?:on|about|describing|explaining)\s[^\])>\n]{2,80}|(?:a\s|the\s|your\s)?(?:cta|call\sto\saction|stats?|statistic|numbers?|figure|metric|price|benefit|para|signature|sign-off|date|name|ps)\shere|(?:please\s)?insert(?:ing)?\b[^\])>]{0,120}|(?:todo|fixme|tbd|tba|tk|tktk|xxx+)\b[^\])>\n]{0,120}|(?:(?:your|the|more|some|company|product|personal|customer|client|short|main)\s)?(?:(?:text|copy|body|content|e-?mail|message|intro|opener|opening|closing|hook|paragraph|pitch|case\sstudy|testimonial|quote|image|logo)\s){0,2}(?:text|copy|body|content|e-?mail|message|intro|opener|opening|closing|hook|line|sentence|paragraph|pitch|case\sstudy|testimonial|quote|image|logo)\s(?:goes\s)?here|add\s(?:an?\s|the\s|some\s|your\s|one\s|something\s|more\s)[^\])>\n]{2,80}|(?:something|a\s(?:line|sentence|bit|paragraph))\sabout\s[^\])>\n]{2,80}|(?<=\[\s?)(?:(?:short|opening|closing|first|second|last|personali[sz]ed|two|three|\d)\s){0,2}(?:paragraphs?|sentences?|opener|bullets?|bullet\spoints?|anecdote)\s(?:about|describing|explaining)\s[^\])>\n]{2,80}|(?<=\[\s?)(?:cta|opener|sign-off|pitch|value\sprop(?:osition)?|pain\spoints?|call\sto\saction|(?:e-?mail|message)\sbody|lorem\sipsum|(?:opening|closing)\s(?:line|sentence|paragraph)|body\s(?:text|copy)|testimonial|case\sstudy|social\sproof)|to\sbe\s(?:added|completed|determined|confirmed|filled(?:\sin)?|written|inserted|decided|provided)|(?:paste|fill\sin|write|expand|elaborate|complete|flesh\sout|put)\b[^\])>\n]{0,100})\s?[\])>]/gi,
);
const restHere = anchored(
  /[[(]\s?(?:the\s)?rest\sof\s(?:the|this|your)\s(?:e-?mail|mail|message|letter|text|body)\s(?:(?:goes\s)?here|to\s(?:follow|come))\s?[\])]/gi,
);
const here = anchored(
  /(?<=(?:^|[\n.!?:])\s{0,3})placeholder\s(?:copy|text|content|paragraph)\s?[-:,\u2013\u2014]\s?(?:to\sbe\s|please\s|must\sbe\s)?(?:replace|swap|rewrite|fill|change)\w{0,3}\b[^\n.!?]{0,60}|\b(?:(?:your|body|main|sample|dummy|filler|placeholder)\s(?:text|copy|message|content|body|paragraph|headline|pitch)\s(?:goes\s)?here(?!\s(?:on|in|at|last|yesterday|was|before|about)\b)|(?:text|copy|content|body|intro|introduction|pitch|paragraph|testimonial|case\sstudy)\sgoes\shere(?!\s(?:on|in|at|under|beside)\sthe\s)|this\sis\s(?:a\s|just\sa\s)?(?:placeholder|dummy|filler|sample)\s(?:text|copy|paragraph|content|message)|(?<=(?:^|\n|[.!?:]\s)\s{0,3})(?:placeholder|dummy|filler|sample)\s(?:text|copy|content|paragraph|sentence|body)(?=\s(?:for|until|to\sbe|only|about|here)\b|,?\s(?:please\s)?(?:replace|delete|overwrite|do\snot\ssend)\b(?!\s(?:by|before|on|with)\b)|\s?[.:]?\s?(?:\n|$))|(?:body|main|intro|closing|opening|second|first|third|final)\s?(?:copy|text|paragraph|section|line|pitch)?\s(?:to\sfollow|to\scome|coming\ssoon|still\sto\sbe\swritten|not\swritten\syet|yet\sto\sbe\swritten|missing\shere)|(?<=(?:^|\n)[ \t]*)(?:write|type|enter|put)\s(?:your|the)\s(?:message|text|e-?mail|copy|reply)\shere(?=\s?(?:\.{1,3}|\u2026)?[ \t]*(?:\n|$))|this\sis\s(?:just\s)?a\splaceholder(?=\s?(?:[.!]|$|\n)))\b/gi,
);
const insertHere = anchored(
  /(?<![\w'])insert\s(?:(?:the|your|their|a|an|recipient's|prospect's|company's|relevant|specific)\s){0,2}(?:[\w'-]{1,20}\s){0,2}?(?:name|company|title|quote|case\sstudy|testimonial|stat|statistic|metric|number|link|url|text|copy|intro|paragraph|pain\spoint|value\sprop\w*|example|details|cta|signature|image|logo|personali[sz]ation|reference|compliment|hook|pitch|story|anecdote|benefits?|opener|closing)\shere\b/gi,
);
/** A marker of its own: nobody writes FIXME for a reader, and a to-do in capitals without a colon goes on in small letters. */
const bareMarker = anchored(
  /(?<![\w@#/.-])(?:FIXME|TODO|XXX)\s{1,3}(?!(?:is|was|are|has|have|and|or|in|for|lists?|items?|apps?|board|comments?|tag|large|size)\b)[^\n.!?]{3,120}/gi,
);
/** What is still to be written, between signs that set it off: "XXX ... XXX", "*** INSERT ... ***", "{insert ...}". */
const setOff = anchored(
  /(?<!\w)XXXX{0,5}\s[^\nX]{4,100}\sXXXX{0,5}(?!\w)|(?:\*{2,6}|-{2,8}|={2,8}|#{2,8}|!{2,6}|\?{2,6}|~{2,6})\s?(?:insert|placeholder|todo|fixme|tbd|tbc)\b[^\n*=#!?~]{2,80}|\{\s?(?:insert|todo|fixme|placeholder)\s[^{}\n]{2,80}\}|\?{3,6}\s[^\n?]{3,80}\b(?:tb[acd]|to\sbe\s\w{4,12}|check|confirm)\b[^\n?]{0,40}\?{3,6}/gi,
  (branch) =>
    [
      ['xxx'],
      ['insert', 'placeholder', 'todo', 'fixme', 'tbd', 'tbc'],
      ['insert', 'todo', 'fixme', 'placeholder'],
      ['tba', 'tbc', 'tbd', 'to be ', 'check', 'confirm'],
    ][branch] ?? [],
);
const adjectives =
  '(?:(?:customer|client|success|short|better|stronger|nice|real|good|killer|opening|closing|intro|final|last|first|second|third)\\s){0,3}';
/** Only who writes a text speaks of these; stories and quotes are sent to readers as well. */
const draftedPiece =
  '(?:paragraphs?|para|hook|cta|call\\sto\\saction|intro|opener|closer|sign-off|p\\.s\\.|bullet\\spoints?|value\\sprop\\w*|pain\\spoints?|anecdote|proof\\spoints?|(?:opening|closing|first|last)\\s(?:lines?|sentences?))';
const anyPiece = `(?:${draftedPiece}|stor(?:y|ies)|case\\sstud(?:y|ies)|testimonials?|quotes?|sentences?|lines?|stats?|statistics?|numbers?|figures?)`;
const article = '(?:an?\\s|the\\s|our\\s|some\\s|one\\s)?';
const toBeWritten = 'to\\sbe\\s(?:added|written|inserted|filled\\sin|supplied|chosen|found|provided)';
const inside = '[^()[\\]\\n]{0,60}';
/** A remark in brackets on a piece of the text that is not there yet. */
const stillToCome = anchored(
  new RegExp(
    `<\\s?(?:add|insert|write|put|include)\\s${article}(?:[a-z'-]{3,14}\\s){0,3}${anyPiece}\\b[^<>\\n]{0,60}>|\\[\\s?(?:describe|explain|summari[sz]e|outline|highlight|state)\\s(?:the|your|our|an?|one|how|why|what|their)\\s[^\\]\\n]{3,90}\\]|\\(\\s?(?:insert|add|write)\\s${article}(?:[a-z'-]{3,14}\\s){0,3}${anyPiece}\\s(?:about|on|from|with|that|why|here)\\b${inside}\\)|(?:\\*{2,6}|-{2,8}|={2,8})\\s?${article}(?:[a-z'-]{3,14}\\s){0,2}(?:body|text|copy|${draftedPiece})\\s${toBeWritten}\\b|[[(]\\s?${article}${adjectives}${anyPiece}\\b${inside}\\b${toBeWritten}\\s(?:here|in\\shere|later,?\\s(?:ask|check))\\b${inside}[\\])]|[[(]\\s?${article}${adjectives}${draftedPiece}\\b${inside}\\b${toBeWritten}\\b${inside}[\\])]|\\[\\s?${article}${adjectives}(?:${draftedPiece}|stor(?:y|ies)|case\\sstud(?:y|ies)|testimonials?)\\b${inside}\\b(?:${toBeWritten}|to\\s(?:come|follow)|missing)\\b${inside}\\]|[[(]\\s?(?:need|needs|add|insert|find|missing)\\s(?:in\\s)?${article}${adjectives}${anyPiece}(?:\\s(?:about|on|for|from|with)\\s(?![^()[\\]\\n]{0,50}\\b(?:you|your|please)\\b)[^()[\\]\\n]{2,50}|\\shere)?\\s?[\\])]`,
    'gi',
  ),
);
/** A piece that is announced and not written: "(opening line about their plant goes here)", "TBD - benefits paragraph to be added". */
const announced = anchored(
  new RegExp(
    `[[(<]\\s?${article}(?:[a-z'-]{3,14}\\s){0,2}${anyPiece}\\s(?:about|on|for|from|with|that)\\s[^()[\\]<>\\n]{2,80}\\s(?:(?:to\\s|should\\s|will\\s)?go(?:es)?|belongs|comes|to\\scome)\\s(?:right\\s)?(?:in\\s)?here\\s?[\\])>]|(?<![\\w@#/.-])(?:TBD|TBA|TBC)\\s?[-:\\u2013\\u2014]\\s{1,3}${article}(?:[a-z'-]{3,14}\\s){0,3}${anyPiece}\\b[^\\n.!?]{0,50}?\\b(?:${toBeWritten}|to\\s(?:come|follow|go\\s(?:in\\s)?here)|goes\\s(?:in\\s)?here|still\\smissing)\\b[^\\n.!?]{0,30}|(?<=(?:^|\\n)[ \\t]*)(?:TBD|TBA|TBC|to\\sbe\\s(?:added|written|inserted|filled\\sin|completed)|still\\s(?:missing|to\\scome|to\\swrite|to\\sbe\\swritten))\\s?[-:\\u2013\\u2014]\\s{1,3}${article}(?:[a-z'-]{3,14}\\s){0,3}(?:${draftedPiece}|section|testimonial|case\\sstudy)(?=\\s?[.!]?[ \\t]*(?:\\n|$))|(?<=(?:^|\\n)[ \\t]*)insert\\s${article}(?:(?:opening|closing|introductory|first|second|final)\\s(?:paragraph|line|sentence|section)|intro|cta|call\\sto\\saction|sign-off|pain\\spoints?|value\\sprop\\w*|testimonial|case\\sstudy)(?=\\s?[.!]?[ \\t]*(?:\\n|$))|(?<=(?:^|\\n|[.!?:,]\\s)\\s{0,3})${article}(?:[a-z'-]{3,14}\\s){0,2}(?:${draftedPiece}|testimonial|case\\sstudy)\\s(?:(?:about|on|with)\\s[^()[\\]\\n.!?]{2,50}\\s)?(?:${toBeWritten}\\shere|(?:to|should)\\sgo\\shere)(?=\\s?(?:[.!]|\\n|$))`,
    'gi',
  ),
);
/** An order to whoever drafts: "Write your opening paragraph here." */
const orderedHere = anchored(
  new RegExp(
    `(?<=(?:^|\\n|[.!?:]\\s)\\s{0,3})(?:please\\s)?(?:write|add|put|paste|include|place|describe|type)\\s(?:your\\s)?${article}(?:[a-z'-]{3,14}\\s){0,2}(?:${draftedPiece}|case\\sstudy)\\s(?:(?:about|on|with)\\s[^()[\\]\\n.!?]{2,40}\\s)?here(?=\\s?(?:[.!\u2026]|\\n|$))`,
    'gi',
  ),
);
/** What is said of a piece instead of writing it: "Blah blah blah, something about our product." */
const blah = anchored(
  /(?:(?<=(?:^|\n)[ \t]*))bla(?:h)?(?:[ ,]{1,2}blah?){1,12}(?:[,.:;\u2026-]{0,3}\s(?:something|insert|stuff|more|text|some|the usual|add|write|etc)\b[^\n.!?]{0,100}|[.\u2026!]{0,3}[ \t]*(?=\n|$))/gi,
);
/** A number that was to be looked up: "saved them XX%", "$X,XXX". */
const lostNumber = anchored(
  /(?<![\w-])[$\u20ac\u00a3]\s?X{1,3}(?:,XXX){1,2}\b|(?<![\w-])[$\u20ac\u00a3]\s?XXX{0,2}k?(?![\w-])|(?<![\w$-])X{1,3}(?:\.X)?\s?%|(?<=\b(?:in|over|with|to|for|by|of|than|saved?|served?|about|around|nearly|helped)\s)XX\s(?=[a-z]{3,14}s\b)(?!(?:chromosomes|females|sizes)\b)/gi,
  (branch) => [[',xxx'], ['xx'], ['%'], ['xx ']][branch] ?? [],
);
const writtenLater = '(?:written|added|completed|filled in|finished|inserted|replaced)';
const bodyPart =
  '(?:text|copy|content|body|paragraph|section|intro(?:duction)?|opener|opening|closing|pitch|cta|value proposition|testimonial|case study|message body|e-?mail body|greeting)';
/** A part of the text that is not there yet, said in a sentence or on a line of its own. */
const plainStub = statement(
  `(?:this|the) (?:text|copy|body|paragraph|section|line|sentence|intro) (?:is|still has|has|needs|is still|remains) to be ${writtenLater}(?: (?:later|soon|here))?`,
  `(?:(?:body|main|web|mail) (?:copy|text)|${bodyPart}|draft body),? (?:still |yet )?(?:to be|needs to be|has to be|must be) ${writtenLater}(?: (?:later|here))?`,
  `to be (?:written|filled in|completed)(?: (?:later|here|in later))`,
  '(?:please )?(?:add|insert|write|put|enter|include) (?:(?:more|some|your|the|an?) )?(?:text|copy|content|quote|testimonial|case study|paragraph|something|more (?:details|text|information|content|info)|details|signature|intro)(?: (?:here|in here|later))|(?:add|insert) (?:text|copy|content|quote|testimonial|case study|paragraph|signature|body|intro|greeting|closing|cta|benefits|statistic)',
  '(?:add|insert|write|include|put) (?:an?|one|two|some) (?:[a-z]{4,10} )?(?:sentences?|lines?|paragraphs?|words) (?:about|on) [^.!?\\n]{3,40} here|(?:add|insert) paragraph (?:on|about) [^.!?\\n]{3,40}',
  '(?:fill (?:this|it|that) in|(?:finish|write|expand|complete) (?:this|the rest|this part|this section)) later|(?:still )?needs? to (?:add|write|put|insert) (?:more|something|text|details|more details)(?: in)? here',
  `(?:placeholder (?:text|copy)[,;] ?)?(?:the |final |real )?${bodyPart}(?: is)? (?:tb[adc]|still missing)`,
  'this (?:paragraph|section|line|sentence|part|body|intro) is (?:just |only )?(?:an? )?(?:placeholder|dummy|filler|sample)(?: text)?',
  '(?:more|some|your|sample|body|main|intro|actual) (?:(?:message|e-?mail|reply) )?(?:text|content|copy|body)(?: goes)? here|(?:subject(?: line)?|headline|title|quote|paragraph(?: \\d)?|image|logo|signature|cta|story|section(?: \\d)?) goes here',
  '(?:this is (?:just |only )?a )?test (?:message|e-?mail|body)|testing(?:,? (?:testing|1,? ?2,? ?3|123)){1,3}|qwerty\\w{0,6}|lorem ipsum (?:text|here|etc)',
  '(?:please )?fill in the (?:details|blanks|rest|numbers|text|story) here',
  '(?:more )?(?:content|text|copy) (?:to come|to follow|coming soon)(?: (?:here|later))?|more to come here',
  'replace (?:this|the) (?:text|paragraph|line|sentence|copy|content) with (?:your|the|a|an|real|actual) [^.!?\\n]{2,40}',
  `(?:write|enter|type|add|put|insert|paste) (?:your |the |some |my |a )?(?:own )?(?:${bodyPart}|message|e-?mail|something (?:nice|personal|clever|relevant|about [^.!?\\n]{3,30})) (?:goes )?here`,
  `(?:tbd|tba|tbc) ?[-:] ?(?:the |a )?(?:[a-z-]{3,14} )?(?:${bodyPart}|quote)`,
  'todo|fixme|tktk|asdf\\w{0,6}(?: asdf\\w{0,6}){1,5}|blah(?:,? blah){1,5}|test(?: test){2,5}',
  '(?:some |just |a bit of )?(?:sample|dummy|filler|placeholder) (?:text|copy|content|paragraph)(?: for (?:the|this) [^.!?\\n]{3,40})?',
  '(?:this is (?:just |only )?a )?test (?:message|e-?mail|mail),? (?:please |just |so )?(?:ignore|disregard)(?: (?:it|this|please))?',
);
/** A word that holds a place, alone on its line. */
const lineAlone = anchored(
  /(?<=(?:^|\n)[ \t]*)(?:placeholder|xxx{1,6}|asdf\w{0,6}|qwerty\w{0,6}|hello,?\sworld|to\sbe\s(?:written|completed|filled\sin|inserted|added))[.!]{0,3}(?=[ \t]*(?:\n|$))/gi,
);
const elsewhere = wordingsElsewhere('stub_or_empty_body');
const filler = new ExpressionList(
  [
    latin,
    loremAlone,
    todo,
    inBrackets,
    restHere,
    blah,
    here,
    insertHere,
    orderedHere,
    setOff,
    bareMarker,
    stillToCome,
    announced,
    lostNumber,
    plainStub,
    lineAlone,
    elsewhere,
  ],
  (expression) => expression,
);
const wake =
  /lorem|\bblah? ?,? ?blah?\b|to be (?:added|inserted|filled in|completed)|still (?:missing|to )|\bTK|xxx|to follow|to come|coming soon|to be written|missing here|not written yet|[[(<]\s?add|[[(<]\s?(?:something|a) |perspiciatis|ipsam|irure|excepteur|nostrud|pellentesque|vestibulum|placeholder|\b(?:tbd|tba|tbc)\s?[-:\u2013\u2014]|dolor|consectetur|eiusmod|labore|ad minim|todo|fixme|to-do|to do|tk[ :-]|tktk|insert|\bhere\b|X[X%,]|FIXME|[[(]|[[(<]\s?(?:tbd|tba|tk|xxx|to be|paste|fill|write|expand|elaborate|complete|flesh|put)|(?:placeholder|dummy|filler|sample) /i;

export const stubOrEmptyBody = defineRule({
  id: 'stub_or_empty_body',
  template: 'template_integrity_v1',
  severity: 'BLOCK',
  contentTypes: allContentTypes,
  channels: allChannels,
  needs: [],
  meaning: 'A body that says nothing, or filler text left in it.',
  detail: 'The text holds filler where words are still to be written. Write them.',
  examples: [
    'An HTML body without visible text',
    'Lorem ipsum dolor sit amet',
    'TODO: write intro',
    '[insert case study]',
  ],
  counterExamples: ['OK, see you at 3!', 'To do: sign page 2', 'Ipsum Capital raised its second fund.'],
  *checkMessage(message, { contentType }) {
    // A document may say "TODO" and code may be a test: of these two only one without any sign is empty.
    const drafted = contentType === 'document' || contentType === 'code';
    if (drafted ? isWithoutSigns(message) : isEmpty(message, contentType === 'email')) {
      yield { detail: 'The body says nothing a reader could see. Write the message.', confidence: 1 };
      return;
    }
    if (drafted) return;
    for (const field of message.fields) yield* fillerIn(field);
  },
});

function* fillerIn(field: FieldText): Generator<Match> {
  const { text, name } = field;
  let awake = false;
  const seen: Range[] = [];
  for (const expression of filler.liveIn(field)) {
    for (const match of matchesAnywhere(field, expression)) {
      // Reads all of the text: asked only once something matched.
      awake ||= expression === elsewhere || expression === plainStub || expression === lineAlone || wake.test(text);
      if (!awake) break;
      const start = match.index;
      const written = match[0].trimEnd();
      const end = start + written.length;
      if (overlapsAny(seen, start, end)) continue;
      // A slot in square brackets that says what to add is a merge field.
      if (expression === stillToCome && /^\[\s?(?:add|insert)\b/i.test(written)) continue;
      if (expression === bareMarker && !isMarker(text, start, written)) continue;
      // Only capitals stand for a number; "xx" in small letters are kisses.
      if ((expression === lostNumber || expression === setOff) && /^\W*x/.test(written)) continue;
      if (expression === setOff && /^X/.test(written) && !/[a-z]{3}/.test(written)) continue;
      if (expression === todo && isAgenda(text, start, written)) continue;
      if (expression === inBrackets && isRemark(written, name === 'subject')) continue;
      // "Testing, testing" may head a mail about microphones; a body of nothing else is found there.
      if (expression === plainStub && name === 'subject' && /^testing\b/i.test(written)) continue;
      if (
        expression === here &&
        /\b(?:type|write|enter|put|leave|paste|add|see|find|read)\s{1,3}$/i.test(
          text.slice(Math.max(0, start - 12), start),
        )
      )
        continue;
      if (isInCode(text, start) || (expression !== latin ? isMention(text, start) : isTalkedAbout(text, start, end)))
        continue;
      seen.push({ start, end });
      yield { field: name, start, end };
    }
  }
}

/** Where filler was seen, or what it is, before the quotation mark: "page 7 of the proof still has". */
const seenIn =
  /\b(?:page|proofs?|mock-?ups?|slides?|columns?|drafts?|templates?|layouts?|decks?|screenshots?|brochures?|leaflets?|banners?|footers?|headers?|box(?:es)?|captions?|site|website|phrase|words?|text|line|filler|cicero|latin)\b[^"\n]{0,60}\b(?:says?|said|reads?|has|had|have|shows?|showed|contains?|contained|holds?|is|was|with|called)\s(?:only\s|just\s|still\s)?"\s?$|\b(?:asked|ask|asks|wonder(?:ed)?|know|explain(?:ed)?) (?:me |us )?(?:where|what|why|how|who)\s(?:the\s(?:words?|phrase|text)\s)?"\s?$|\b(?:saw|see|noticed|found|read|spotted|replaced?|remove|removed|swap(?:ped)?)\s(?:the\s|some\s|a\s)?(?:words?\s|text\s|line\s)?"\s?$/i;
/** Characters before a quotation in which it is said where it stands. */
const SAID_BEFORE = 160;

/**
 * True for filler that a sentence quotes and speaks of. What stands in quotation marks on a line of its own or behind a
 * colon is the piece that is still to be written.
 */
function isTalkedAbout(text: string, start: number, end: number): boolean {
  const line = onOneLine(text.slice(Math.max(0, start - SAID_BEFORE), start));
  return seenIn.test(line) && /^[^"]{0,60}"/.test(text.slice(end, end + 61)) && because('quotation');
}

/** Nothing but white space and characters without a shape, as submitted. */
function isWithoutSigns({ fields }: MessageText): boolean {
  const bodies = fields.filter((field) => field.name !== 'subject');
  return bodies.length > 0 && bodies.every(({ original }) => /^[\s\p{Cf}\p{Cc}]*$/u.test(original));
}

/** A body without words, or an e-mail of a greeting and a closing with nothing between. A picture is something to see. */
function isEmpty({ fields }: MessageText, email: boolean): boolean {
  const bodies = fields.filter((field) => field.name !== 'subject');
  if (bodies.length === 0) return false;
  const html = bodies.find((field) => field.name === 'body_html');
  if (html && saysNothing(html, email)) return true;
  return bodies.every((field) => saysNothing(field, email));
}

function saysNothing({ text, original, html }: FieldText, email: boolean): boolean {
  const isBlank = blank.test(text);
  if (text.length > 400 && !isBlank) return false;
  if (html && /<(?:img|picture|svg|video|input|button)\b/i.test(original)) return false;
  // A reply that only quotes is empty too, yet a forwarded message is there to be read.
  if (isBlank) return !/\p{L}/u.test(original) || html || !/forwarded message|^From:/im.test(original);
  if (nothingButFiller.test(text.trim()) || trialElsewhere.test(onOneLine(text))) return true;
  if (!email) return false;
  if (subjectAlone.test(text.trim())) return true;
  const lines = text.split('\n').filter((line) => !blank.test(line));
  const last = lines.findIndex(
    (line, at) => closing.test(line) || closingElsewhere.test(line) || (at === 2 && thanks.test(line)),
  );
  const [first = '', between = ''] = lines;
  if (last < 1 || last > 2 || lines.length > last + 2) return false;
  if (last === 2 && (!nothingButFiller.test(between.trim()) || mayAnswer.test(between))) return false;
  return opening.test(first) || openingElsewhere.test(first);
}

/** The marker is in capitals and what follows it is not. */
function isMarker(text: string, start: number, written: string): boolean {
  const [marker = ''] = written.split(/\s/);
  const rest = written.slice(marker.length);
  if (!/^[A-Z]+$/.test(marker) || !/[a-z]/.test(rest)) return false;
  return (
    marker === 'FIXME' ||
    (/^\s+[a-z]/.test(rest) && /(?:^|\n|[.!?:*>([-]|\/\/)[ \t]*$/.test(text.slice(Math.max(0, start - 6), start)))
  );
}

/** In a line of capitals every "to do" looks like the marker of a programmer. */
function isAgenda(text: string, start: number, written: string): boolean {
  if (!/^(?:TODO|FIXME|TO-DO|TK)/.test(written)) {
    // Lower case needs its drafting verb, which the expression asked for, unless only the ignored case matched.
    return !/^(?:todo|fixme|to-do|to do|tk|tktk|tbd|tba|xxx)\s?[:\u2013\u2014-]?\s{1,3}(?:write|add|insert|fill|finish|replace|personali|customi|update|mention|find|include|complete|rewrite|draft|expand|flesh|tweak|put|link)/i.test(
      written,
    );
  }
  const from = text.lastIndexOf('\n', start) + 1;
  const to = text.indexOf('\n', start);
  const line = text.slice(from, to < 0 ? undefined : to);
  const rest = line.replace(/TODO|FIXME|TO-DO/g, '');
  if (/[a-z]/.test(rest) || !/[A-Z]/.test(rest)) return false;
  return !/\b(?:WRITE|ADD|INSERT|FILL|FINISH|REPLACE|PERSONALI|CUSTOMI|UPDATE|MENTION|FIND|INCLUDE|COMPLETE|REWRITE|DRAFT|EXPAND|LINK)/.test(
    rest,
  );
}

/** Round brackets hold ordinary remarks: "(write to me if it fails)", "(insert tab A into slot B)", "(TBD)". */
function isRemark(written: string, subject: boolean): boolean {
  const inner = written.slice(1, -1).trim();
  const word = /^[a-z]+/i.exec(inner)?.[0].toLowerCase() ?? '';
  if (/^(?:tbd|tba)$/i.test(inner)) return !written.startsWith('[') || subject;
  if (/^[[<]/.test(written)) return /^(?:add|something|a)$/.test(word);
  if (/^(?:paste|fill|write|expand|elaborate|complete|flesh|put)$/.test(word)) return !/\bhere\W{0,2}$/i.test(inner);
  if (word === 'insert' || word === 'inserting')
    return (
      !/^\w+\s(?:the\s)?(?:name|title|date|number|quote|photo|logo|price)\sof\b/i.test(inner) &&
      !/^\w+\s(?:the\s|an?\s)?(?:link|case study|testimonial|stat|statistic|cta|screenshot)\s(?:to|about|from|on|for)\b/i.test(
        inner,
      ) &&
      !/\b(?:here|name|company|title|case study|testimonial|stat|statistic|metric|link|url|intro|pain point|value prop\w*|cta|signature|logo|personali\w*|quote|example|details|number)$/i.test(
        inner,
      )
    );
  return word === 'to' && /\b(?:confirmed|determined|decided|completed|provided)$/i.test(inner);
}
