import { facets, part } from '../../search/sentence-facets.ts';
import { past, place, unclaimed } from './past-wordings.ts';

/** Says by its parts what the reader told, gave or showed the sender: it takes an earlier meeting as given. */
export const readersPart = facets([
  // Thanked for in person: "your warm welcome at your office".
  {
    all: [
      /\b(?:thank you|thanks|grateful|gratitude|appreciated?)\b/i,
      part(
        `(?:your|the) (?:[a-z-]{3,12} )?(?:welcome|hospitality|tour|company|generosity|candou?r|openness|frankness|patience|introduction|hour|half hour|minutes|visit|insights?|advice)`,
      ),
      part(
        `(?:${past}|(?:at|in|around|of|through) your (?:[a-z]{3,12} )?${place}|over (?:lunch|dinner|coffee|the phone))`,
      ),
    ],
    none: unclaimed,
  },
  {
    all: [
      /\byou(?:'re| are| were|'ve been| have been) (?:already |also )?(?:expecting|awaiting|waiting for|waiting on)\b/i,
      /\b(?:my|our|this) (?:[a-z]{3,12} )?(?:call|e-?mail|message|note|proposal|quote|reply|answer|letter|figures|offer|numbers)\b/i,
    ],
    none: unclaimed,
  },
  // What the reader passed on in person.
  {
    all: [
      part(
        `you(?:'d| had|'ve| have)?(?: (?:so|very|kindly|then|also|first|even|once|rightly|already)){0,2} (?:filled (?:me|us) in|brought (?:me|us) up to|took (?:me|us) (?:through|round|around)|drove (?:me|us)|sent (?:me|us)|introduced (?:me|us)|warned (?:me|us)|wrote (?:to )?(?:me|us)|called (?:me|us)|rang (?:me|us)|texted (?:me|us)|pointed (?:me|us)|talked (?:me|us) through|put (?:me|us) (?:in touch|on to|onto)|welcomed (?:me|us)|hosted (?:me|us)|assured (?:me|us)|advised (?:me|us)|referred (?:me|us)|offered (?:me|us)|(?:gave|spared|showed) (?:me|us)|spent (?:[a-z]{2,9} ){1,3}with (?:me|us)|let (?:me|us) (?:know|see|try|in)|confided|came (?:by|over) to (?:our|us)|left (?:me|us)|laughed|nodded|stopped by our|visited (?:us|our (?:booth|stand|stall|office|showroom)))`,
      ),
      /\b(?:me|us|our|confided|laughed|nodded)\b/i,
    ],
    none: [
      ...unclaimed,
      /\b(?:once|when|as soon as|after) you(?:'ve| have)\b|\b(?:should|may|might|did|do) you\b|\b(?:talk|speech|keynote|lecture|concert|film|book) you gave\b/i,
    ],
  },
  // The interest the reader is said to have shown.
  {
    all: [
      part(
        `you (?:were|seemed|sounded|looked|appeared)(?: (?:very|really|quite|so|genuinely|rather|pretty|to be)){0,2} (?:interested|keen|curious|open|excited|positive|intrigued|impressed|hesitant|unsure|torn|on the fence|convinced|sold|concerned|taken)|you (?:wanted|needed|asked) (?:to (?:learn|hear|know|see|think|sleep|check|talk|speak)|some time|time|a (?:few|couple)|more)`,
      ),
      part(
        `(?:${past}|after (?:the|our|your)|(?:at|on|during|over|in|end of|close of|part of) (?:our|the) (?:[a-z]{3,12} )?(?:session|conversation|chat|talk|call|booth|stand|demo|meeting|show|phone|fair|event|dinner|lunch|workshop|webinar))`,
      ),
    ],
    none: [
      ...unclaimed,
      /\b(?:so (?:that )?you|what you|whatever|thought you|case you|because you|before you|everything you|all you)\b/i,
    ],
  },
  // The part the reader took in something of ours.
  {
    all: [
      part(
        `you (?:joined|attended|came to|took part in|sat in on|raised|asked|brought up|put|tried|tested|saw|dropped in on|gave|handed|told|left)`,
      ),
      part(
        `(?:(?:our|the|a) (?:[a-z]{3,12} ){0,2}?(?:webinar|workshop|round ?table|demo|booth|stand|stall|open day|seminar|training|q&a|meetup|tasting)|(?:at|during) (?:the|our) (?:[a-z]{3,12} ){0,2}?(?:expo|fair|summit|conference|trade show|event))`,
      ),
      part(
        `(?:you (?:joined|attended|came|took|sat|tried|tested|saw|dropped)|(?:at|during|in|after|since|from) (?:our|the) [a-z]{3,12})`,
      ),
    ],
    none: [
      ...unclaimed,
      /\b(?:talk|speech|keynote|lecture|concert) you gave\b|\byou (?:gave|put) (?:a|the|an|your) (?:talk|speech|keynote|lecture|presentation)\b|\bsaw (?:on|in)\b|\b(?:should|may|might|did|do) you\b/i,
    ],
  },
  // Openness towards us.
  {
    all: [
      /\b(?:thank you|thanks|grateful|appreciate[ds]?)\b/i,
      part(
        `(?:for|you|your) (?:having been |being |were |been )(?:so |very |that |really )?(?:open|candid|frank|honest|patient|generous|forthcoming|direct|straight|helpful|flexible|kind|upfront)`,
      ),
      part(`(?:with (?:me|us)|about|when|during|on (?:the|our) (?:call|phone)|${past})`),
    ],
    none: unclaimed,
  },
  // Said from mouth to ear.
  {
    all: [
      part(
        `you(?:'d| had|'ve| have)? (?:both |also |so |kindly |rightly |then ){0,2}(?:raised|said|described|brought up|explained|voiced|shared|complained|asked|outlined|hinted|named|listed|admitted|told|put it|worried|painted|sketched)`,
      ),
      part(
        `(?:over|at) (?:the |our )?(?:dinner|lunch|breakfast|coffee|drinks|a (?:beer|coffee|drink|glass))|(?:on|over|by) the (?:phone|line|call)|in person|face to face|in our (?:call|chat|meeting|session|conversation|e-?mails?)|when we`,
      ),
    ],
    none: [...unclaimed, /\btold (?!me\b|us\b|my\b|our\b)/i],
  },
  // Sent in by the reader, or sent by us before.
  {
    all: [
      part(
        `(?:the|your) (?:[a-z]{3,12} )?(?:enquiry|inquiry|request|contact form|question|message|voicemail|note|application|brief) (?:that |which )?you (?:submitted|filed|made|sent|filled|placed|left|put|handed|raised|had)`,
      ),
      part(
        `(?:${past}|to us|with us|for us|through our|via our|on our|at our|reference|regard|following|response|reply|answer|thank you|thanks)`,
      ),
    ],
    none: unclaimed,
  },
  {
    all: [
      part(
        `(?:you|your (?:team|colleagues?|staff|people|crew))(?: all| both)? (?:was|were) (?:so |very |all |really |most |such ){0,2}(?:welcoming|kind|helpful|patient|generous|hospitable|friendly|wonderful hosts|a (?:great|wonderful) host)`,
      ),
      part(
        `(?:to (?:me|us)|when (?:i|we|(?!they)[a-z]{3,12}) (?:visited|came|called|dropped|stopped|toured|met|spoke)|during (?:my|our)|${past})`,
      ),
    ],
    none: [
      ...unclaimed,
      /\b(?:welcoming|kind|helpful|patient|generous|hospitable|friendly|quick) (?:to|with|towards) (?!me\b|us\b)/i,
    ],
  },
  // What the reader meant to do, and how they took their leave.
  {
    all: [
      part(
        `you (?:(?:were|had) (?:going|meant|planned|planning|about|supposed|promised|meaning|hoping) to|(?:had to (?:leave|run|dash|go)|left|rushed off|hung up|walked off|dropped off))`,
      ),
      part(
        `(?:(?:let|call|ring|tell|send|e-?mail|text|update|join) (?:me|us)|(?:get|come|circle) back|(?:check|speak|talk|discuss)(?: (?:it|this|that))? with (?:your|the)|think (?:it|this|that) over|before (?:i|we) (?:could|had|got|can))`,
      ),
    ],
    none: [/\b(?:if|would|unless|in case|never)\b/i],
  },
  {
    all: [
      /\b(?:was|were) (?:so |very |really )?(?:pleased|happy|glad|delighted|thrilled|relieved|surprised|good|great|lovely|nice) to hear (?:back )?from you(?!r)\b/i,
    ],
    none: unclaimed,
  },
]);
