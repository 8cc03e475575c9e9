import { wordingsElsewhere } from '../languages/index.ts';
import { defineRule } from '../rule.ts';
import { allChannels, messageTypes } from '../rule-scope.ts';
import { matchesNear } from '../search/near.ts';
import { sentencesWith } from '../search/sentence-facets.ts';
import { statedMatches } from '../search/stated-matches.ts';
import { because } from '../text/let-go.ts';
import { clauseBefore, isAsked, isNegated, type Sentence, sentenceOf } from '../text/phrase-context.ts';
import { onOneLine } from '../text/white-space.ts';
import { isApproved } from '../wordings/approved-claims.ts';
import { chargesCalledOut } from '../wordings/called-out.ts';
import { isOfferOfOthers } from '../wordings/others-terms.ts';
import { isPromisedElsewhere } from '../wordings/promises-elsewhere.ts';
import { cheaperForReader } from '../wordings/unapproved-discount/cheaper-for-reader.ts';
import { discountOffers } from '../wordings/unapproved-discount/discount-offers.ts';
import { isUnoccupied } from '../wordings/unapproved-discount/free-places.ts';
import { plainFavours } from '../wordings/unapproved-discount/plain-favours.ts';
import { misjudged, offTarget, priceFavours, refusesFavour } from '../wordings/unapproved-discount/price-favours.ts';
import { isPriceElsewhere, sendsBackWhatWasLeft } from '../wordings/unapproved-discount/prices-elsewhere.ts';
import {
  asksAfterDiscount,
  confirmsDiscount,
  mendsOwnFault,
  tellsDiscountBack,
  tellsOfCover,
  tellsOfNoCharge,
  tellsOfNoFavour,
  tellsOfOldFavour,
  tellsWhatPlanHolds,
} from '../wordings/unapproved-discount/settled-prices.ts';
import { sparedCharges } from '../wordings/unapproved-discount/spared-charges.ts';

/** How far behind an offer in another language its share may end. */
const SHARE_BEHIND = 20;
const everyFavour = [...priceFavours, ...cheaperForReader, ...sparedCharges, ...chargesCalledOut, ...plainFavours];
/** Offers in other languages than English. */
const elsewhere = wordingsElsewhere('unapproved_discount');
/** A line of an invoice, a discount already taken off, thanked or asked for: no offer. */
const noOfferElsewhere =
  /(?<![\w\u00c0-\u024f])(?:zwischensumme|gesamtbetrag|abz\u00fcglich|bereits|abgezogen|enthalten|ber\u00fccksichtigt|danke? f\u00fcr|gefragt|w\u00fcnschen|anfrage|gew\u00fcnschte\w?|skonto|sous-total|d\u00e9j\u00e0|d\u00e9duite?s?|merci pour|demand(?:ez|\u00e9e?|ait)|subtotal|ya (?:est\u00e1|aparece|figura|aplicad[oa])|aplicad[oa]s?|incluid[oa]s?|gracias por|pide|pidi\u00f3|pedid[oa](?<!\b(?:tu|su|seu|teu|el|o|un|um|del?|do|no|ao|este|esse) pedido)|solicit\w{1,6}|gi\u00e0|imponibile|applicat[oi]|grazie per|chied\w{1,4}|richiest[oa]|j\u00e1|obrigad[oa] pel[oa]|pediu|pede|subtotaal|reeds|verwerkt|verrekend|bedankt|dank voor|vraagt|vroeg|gevraagd)(?![\w\u00c0-\u024f])/i;

const reported =
  /\b(?:saw|noticed|heard|read|seen|love[ds]?|congrats|congratulations|spotted|looks like|thanks for)\b[^.!?\n]{0,60}\b(?:you|you're|your|their|they)\b(?![^.!?\n]{0,40}\b(?:we|i)\b)/i;
/** "Cut 8% off total mileage", "take 10% less flour": what shrinks is no price. */
const measured =
  /^\s?of (?:the|this|that|each) (?!(?:[a-z-]{3,12} )?(?:price|fees?|bill|invoice|costs?|total|rate|list|quote|order|subscription|amount|sum|first|annual|monthly)\b)[a-z]{3,}|^\s?less\s(?!(?:than|for|if|on|per|when|in|each|every|money)\b)[a-z]{3,}|^\s?(?:off\s)?(?:(?:your|the|our|their|total|overall|average|annual|monthly|weekly|daily|each|every|of)\s){0,3}(?:(?!this\s)[a-z-]{3,12}\s)?(?:mileage|miles|kilometres|kilometers|fuel|energy|power|water|paper|material|length|width|height|depth|thickness|bottom|top|edges?|ends?|hems?|sleeves?|noise|glare|heat|drag|speed|volume|brightness|exposure|salt|sugar|dose|hair|fringe|beard|branches|running\stime|cyan|magenta|yellow|black|contrast|highlights|shadows|bass|treble|gain|level|pressure|temperature|time|times|hours|churn|waste|emissions|workload|backlog|weight|distance|queue|downtime|turnover|effort|cycle|headcount)\b/i;
/** "Last year we gave early adopters 20% off": told of others, long done. */
const bygone =
  /\b(?:last (?:year|month|quarter|season|spring|summer|autumn|fall|winter)|in (?:19|20)\d\d|years ago|back then|previously|in the past|used to)\b[^.!?\n]{0,40}\b(?:gave|offered|granted|ran|had|give|offer|got|received)\s(?!you\b)(?:[a-z'-]{1,15}\s){0,5}$|\b(?:sold|fetched|traded|bought)\s(?:[a-z'-]{1,15}\s){0,4}$/i;
/** "The surveyor took 20% off his estimate": somebody corrects a figure of their own. */
const takesOff =
  /\b(?:the|an?|my|our) [a-z]{3,14} (?:has |had )?(?:took|taken|knocked|shaved|trimmed)\s(?:about |another |almost |nearly )?$/i;
const theirOwn = /^\s(?:of\s)?(?:his|her|its)\b/i;
/** "Why 20% off feels larger than it is": of discounts as such. */
const ofItsEffect = /\bwhy\s(?:an?\s)?$/i;
const effect =
  /^\s(?:[a-z]{3,9}ly\s)?(?:feels?|looks?|seems?|sounds?|works?|sells?|beats?|converts?|attracts?|appeals?|matters?|persuades?)\b/i;
/** What an employer or host bears for those who come to it. */
const bearsForGuests =
  /\b(?:interviews?|applicants?|candidates?|speakers?|volunteers?|interns?|relocation|eye tests?|(?<!your )(?:employees|staff))\b/i;
/** What was put on a bill by mistake comes off it again. */
const wronglyBilled =
  /\b(?:booked|charged|billed|added|invoiced|entered|counted|listed)\b[^.!?]{0,24}\b(?:twice|by mistake|in error|wrongly|double)\b/i;
/** What is owed when a service fails is the contract's matter, and no price. */
const owedUnderContract =
  /\bservice credits?\b[^.!?]{0,80}\b(?:of|worth)\b|\b(?:uptime|availability|service level|sla)s?\b[^.!?]{0,120}\bservice credits?\b/i;
/** "I'll waive my right to the window seat": a right is given up, and no charge. */
const ownRight =
  /^(?![^.!?]*\b(?:fees?|charges?|costs?|price|rate)\b)[^.!?]*\bwaiv(?:e|ing) (?:my|our) (?:right|claim|turn)s?\b/i;
/** What only goes with the parcel: "free shipping labels can be printed at the counter". */
const paperwork = /^\s(?:labels?|notes?|forms?|stickers?)\b/i;
/** "Thanks for asking about the free trial": the subject of a question, not an offer. */
const subject =
  /\b(?:ask(?:ed|ing)?|questions?|enquir(?:y|ies|ing)|inquir(?:y|ies|ing)|wonder(?:ed|ing)?|read(?:ing)?) (?:about|on|regarding)\s(?:[a-z-]{1,12}\s){0,2}$/i;
const theirs =
  /\b(?:customers?|clients?|teams?|companies|they(?:'re|'ve|'d)?|retailers?|shoppers?|competitors?|vendors?|agents?|brands?|reps?|buyers?|users|others?|banks?|landlords?|airlines?|insurers?|councils?|courts?|judges?|magistrates?|tribunals?|regulators?|ministry|state|schools?|governments?|city|universit(?:y|ies)|who|which|s?he(?:'s|'d)?|people|marketers|incumbents?|suppliers?|(?<!\b(?:call|make|do|say|have) )it|tool|platform)\s(?:[a-z']{2,14}\s){0,3}$/i;
const theirsWord =
  /\byour\s(?:[a-z-]{2,15}\s){0,3}(?:sale|promo|promotion|campaign|coupon|banner|discount|discounts|store|site|website|customers?)\b/i;
const asked =
  /^\W*(?:[a-z]+,\s)?(?:do|does|did|are|is|have|has|can|could|will|would|how|why|what|who|when|where|which|ever)\s(?:[a-z]+\s){0,2}?(?:you|they|your|their|he|she|many|often|much|reps)\b|^\W*(?:[a-z]+,\s)?(?:can|could|may) (?:i|we) (?:get|have|use|claim|ask for)\b(?! (?:you|your)\b)/i;
const result =
  /^\s{0,2}(?:on|of|in|from)?\s?(?:churn|costs?|time|spend|hours|tickets?|turnover|errors?|handle|attrition|waste|cac|expenses|headcount|downtime|emissions|overhead|manual|admin)\b/i;

/** "Free trial users see a banner": those who have what is named, which nobody gives them here. */
const havers =
  /^\s(?:users?|accounts?|customers?|members?|subscribers?|sign-?ups|workspaces?|tenants?|visitors?|teams?|plans?|limits?)\b/i;
const handsOut =
  /\b(?:give|offer|get|start|claim|open|create|activate|set up|have|your|grab|take)\s(?:[a-z]{1,8}\s){0,3}$/i;
/** A code that opens a door or a line lowers no price. */
const opensDoor =
  /\b(?:gates?|doors?|locks?|locker|key ?(?:box|safe|pad)|padlock|entrance|barrier|lift|wi-?fi|alarm|garage|keypad|battery|digits?|turnstile|kiosk|conference|dial|intercom|printer|copier|sign in|log ?in)\b/i;
const lowers =
  /\b(?:off|discounts?|save|price|prices|free|half|cheaper|checkout|basket|cart|order)\b|[%$\u20ac\u00a3]/i;
/** Seats nobody sits on yet. */
const toSitOn =
  /^\s(?:left\s)?(?:(?:next to|beside|behind|in front of|opposite|across from|near|by) (?:you|me|us|him|her|the (?:window|door|aisle|stage)|[a-z]{3,12}(?= is\b))|(?:on|in|at) (?:the|our|your|this|that|[a-z]{3,12}'s) (?:[a-z0-9.]{2,12}\s){0,2}(?:coach|bus|minibus|shuttle|train|flight|plane|boat|ferry|car|van|table|row|hall|room|theatre|lecture|talk|tent))\b/i;
/** "Free seats: 4, 7 and 12" names places, one by one. */
const placesByNumber = /^\s?:\s?[a-z]?\d{1,3}[a-z]?(?:,\s?|\s(?:and|or|&)\s)[a-z]?\d{1,3}[a-z]?\b/i;
/** Numbers by which a paper of a finished sale goes. */
const paperOfSale = /\b(?:sub-?total|amount due|receipt|(?:invoice|order) (?:no|number|date|confirmation)|paid)\b/i;
/** The sum ends one line of a bill and the discount opens the next, with a sum of its own: "Socks £36.00 / Discount -£6.80". */
const nextLineOfBill =
  /^[^\n]*?\d\s{1,4}(?:D(?:iscount|ISCOUNT)|R(?:ebate|EBATE)|C(?:redit|REDIT))\b[^\n.!?]{0,40}[-\u2010-\u2015\u2212:][^\S\n]?[-\u2212]?[$\u20ac\u00a3]?[^\S\n]?\d[\d.,]*(?=\s|$)(?!\s?(?:off|for|if|when|on|at|per|a|each|your|OFF|FOR|IF|WHEN|ON|AT|PER|A|EACH|YOUR)\b)/;
/** How far around a line of a paper its other lines are looked for. */
const PAPER_REACH = 200;
/** "The service is free and independent": an ombudsman or a help line, which sells nothing. */
const helpLine = /^(?: to use)?(?:,| and|, and) (?:independent|impartial|confidential|anonymous)\b/i;
/** Whoever advises or judges people sells them nothing: "the guidance service", "their service". */
const serviceOfOthers = /\b(?:their|advice|advisory|advocacy|guidance|mediation|ombudsman) $/i;
/** The house is a building: "the second coat is on the house side". */
const building = /^ (?:side|wall|roof|number|deed|keys|system|wine|rules)\b/i;

/** "Waiving it isn't something I can do": refused behind the offer, unless a "but" takes the refusal back. */
const refused =
  /^[^.!?\n]{0,40}?\b(?:(?:isn't|is not|aren't|are not|wouldn't be|would not be|won't be|will not be) (?:something|anything|possible|an option|on (?:the table|offer)|in (?:my|our) power|within|up to (?:me|us)|allowed|part of|available)|(?:is|are|would be) (?:out of the question|beyond (?:me|us|what|my|our)|off the table|impossible|ruled out|more than (?:i|we) can))\b(?![^.!?\n]*\b(?:but|still|though)\b)/i;

export const unapprovedDiscount = defineRule({
  id: 'unapproved_discount',
  template: 'commercial_commitments_v1',
  severity: 'BLOCK',
  contentTypes: messageTypes,
  channels: allChannels,
  needs: [],
  settings: ['max_discount_percent', 'approved_claims'],
  looksFor: () => [...discountOffers, elsewhere, ...everyFavour],
  meaning: 'Discounts, waivers and free extras beyond what the workspace approved.',
  detail: 'The text offers a discount or something for free that was not approved. Offer to share current pricing.',
  saferAlternative: 'I can share current pricing options',
  examples: ['I can do 30% off if you sign today.', "We'll waive setup."],
  counterExamples: ['Our customers cut churn by 30%.', 'Are you free to chat Tuesday?'],
  *check(field, { settings }) {
    const { text } = field;
    const sentences = new Set<number>();
    for (const expression of discountOffers) {
      for (const { start, end, matched } of statedMatches(field, expression)) {
        if (/\bfree$/i.test(matched) && helpLine.test(text.slice(end)) && because('others')) continue;
        // The title of a work or the name of a firm: "the second is Free Solo".
        if (/[a-z] Free$/.test(matched) && /^ [A-Z][a-z]/.test(text.slice(end)) && because('others')) continue;
        // A sum at the end of one line of a bill, and the word that opens the next.
        if (/\d\s*\n/.test(matched) && sentenceOf(text, start, start + 1).end < end - 1) continue;
        // "Risk-free" and "hands-free" give nothing away.
        if (/^free/i.test(matched) && text[start - 1] === '-') continue;
        if (isApproved(text, start, end, settings.approved_claims)) continue;
        // "No setup fees" and "skip the fee" open with the negation that makes them an offer.
        if (!/\b(?:why not|not only|if not)\b/i.test(clauseBefore(text, start)) && isNegated(text, start)) continue;
        const sentence = sentenceOf(text, start, end);
        const shares = [matched, ...(text.slice(end, sentence.end).match(furtherShare) ?? [])].join(' ');
        if (isWithinLimit(shares, settings.max_discount_percent) && because('within_limit')) continue;
        const before = text.slice(sentence.start, start);
        if (
          (reported.test(before) ||
            theirs.test(before) ||
            theirsWord.test(sentence.text) ||
            (/^service\b/i.test(matched) && serviceOfOthers.test(before))) &&
          because('others')
        )
          continue;
        if (
          bygone.test(before) ||
          subject.test(before) ||
          misjudged.test(`${before}${matched}`) ||
          measured.test(text.slice(end, end + 70)) ||
          (takesOff.test(before) && theirOwn.test(text.slice(end, end + 8)))
        )
          continue;
        if ((refused.test(text.slice(end, sentence.end)) || refusesFavour(sentence.text)) && because('negated'))
          continue;
        if (
          /\b(?:your|the) (?:[a-z0-9-]+ )?free trial\b|\btrial (?:ends|expires|ended|expired|has|is over)\b/i.test(
            sentence.text,
          ) &&
          /\b(?:ends?|expire[sd]?|ended|ending|over|extend)\b/i.test(sentence.text)
        )
          continue;
        if (/\bfree on orders\b/i.test(sentence.text)) continue;
        if (isDearer(matched) && because('another_sense')) continue;
        if (ofItsEffect.test(before) && effect.test(text.slice(end, end + 30))) continue;
        if (/^cover/i.test(matched) && bearsForGuests.test(sentence.text)) continue;
        if (/\bshipping$/i.test(matched) && paperwork.test(text.slice(end, end + 20)) && !handsOut.test(before))
          continue;
        if (/\bcode\b/i.test(matched) && opensDoor.test(sentence.text) && !lowers.test(sentence.text)) continue;
        if (/\bhouse$/i.test(matched) && building.test(text.slice(end, end + 12))) continue;
        if (asked.test(sentence.text) && isAsked(sentence)) continue;
        if (isNoOffer(text, sentence)) continue;
        if (/\btrial$/i.test(matched) && isTold(text, end, sentence) && !handsOut.test(before)) continue;
        if (
          /\bseats?$/i.test(matched) &&
          (toSitOn.test(text.slice(end, end + 40)) || placesByNumber.test(text.slice(end, end + 40)))
        )
          continue;
        if (
          /:/.test(matched) &&
          paperOfSale.test(text.slice(Math.max(0, start - PAPER_REACH), end + PAPER_REACH)) &&
          because('in_order')
        )
          continue;
        if (nextLineOfBill.test(text.slice(start, end + 60)) && because('in_order')) continue;
        if (
          /\b(?:save|cut|reduce|lower|slash|shave|drop|knock|take)\b/i.test(matched) &&
          !isPriceCut(text, sentence.text, end)
        )
          continue;
        if (sentences.has(sentence.start)) continue;
        sentences.add(sentence.start);
        // The whole sentence is replaced, its end mark apart: an offer seldom leaves a sentence when cut out.
        const lead = /^(?:hi|hello|hey|dear)\b[^,\n]{0,40},\s+/i.exec(sentence.text)?.[0].length ?? 0;
        const from = start >= sentence.start + lead ? sentence.start + lead : sentence.start;
        const tail = /[.!?]+["')\]]*$/.exec(text.slice(from, sentence.end))?.[0].length ?? 0;
        yield { start: from, end: Math.max(end, sentence.end - tail) };
      }
    }
    for (const match of matchesNear(field, elsewhere)) {
      const start = match.index;
      const end = start + match[0].length;
      const sentence = sentenceOf(text, start, end);
      if (sentences.has(sentence.start) || noOfferElsewhere.test(sentence.text)) continue;
      // "Einen Nachlass von 20 %": the share may stand behind.
      const withShare = text.slice(start, Math.min(end + SHARE_BEHIND, sentence.end));
      if (isWithinLimit(withShare, settings.max_discount_percent) && because('within_limit')) continue;
      if (!isPromisedElsewhere(text, start, end, sentence, settings.approved_claims)) continue;
      sentences.add(sentence.start);
      const tail = /[.!?]+["')\]]*$/.exec(sentence.text)?.[0].length ?? 0;
      yield { start: sentence.start, end: Math.max(end, sentence.end - tail) };
    }
    for (const { start, end, sentence } of sentencesWith(field, everyFavour)) {
      if (sentences.has(sentence.start) || isApproved(text, start, end, settings.approved_claims)) continue;
      if (isWithinLimit(sentence.text, settings.max_discount_percent) && because('within_limit')) continue;
      if (
        theirsWord.test(sentence.text) ||
        isNoOffer(text, sentence) ||
        refused.test(text.slice(end, sentence.end)) ||
        refusesFavour(sentence.text) ||
        /\b(?:can't|cannot|unable|not able|not in a position|never|no longer)\s(?:[a-z]{2,8}\s){0,2}$/i.test(
          text.slice(sentence.start, start),
        )
      )
        continue;
      sentences.add(sentence.start);
      yield {
        start: sentence.start,
        end: sentence.end - (/[.!?]+["')\]]*$/.exec(sentence.text)?.[0].length ?? 0),
        confidence: 0.75,
      };
    }
  },
});

/** "The job is smaller than we thought": less is charged for less work. */
const lessToDo =
  /\b(?:job|work|repair|order|project|task|damage|area) (?:is|was|(?:has )?turned out|turns out) (?:[a-z]{2,6} ){0,2}(?:smaller|shorter|simpler|less|lighter)\b|\bfor (?:a|the) (?:smaller|shorter|simpler) (?:job|repair|order|project)\b/i;

/** True where a sentence speaks of a price somebody else gives, of one agreed before, or of none. */
function isNoOffer(text: string, sentence: Sentence): boolean {
  if ((isOfferOfOthers(text, sentence) || isPriceElsewhere(sentence.text)) && because('others')) return true;
  if ((tellsDiscountBack(sentence.text) || confirmsDiscount(sentence.text)) && because('in_order')) return true;
  if (tellsOfOldFavour(sentence.text) && because('in_order')) return true;
  if (asksAfterDiscount(sentence) && because('question')) return true;
  if (owedUnderContract.test(onOneLine(sentence.text))) return true;
  if (lessToDo.test(onOneLine(sentence.text)) || usesNoMore(onOneLine(sentence.text))) return true;
  if (tellsWhatPlanHolds(sentence.text) && because('in_order')) return true;
  if (tellsOfNoFavour(sentence.text) && because('in_order')) return true;
  if (isUnoccupied(sentence.text) || tellsOfNoCharge(sentence.text) || tellsOfCover(sentence.text)) return true;
  if (ownRight.test(onOneLine(sentence.text)) || sendsBackWhatWasLeft(text, sentence)) return true;
  if (wronglyBilled.test(onOneLine(sentence.text)) && because('in_order')) return true;
  return offTarget.test(onOneLine(sentence.text)) || mendsOwnFault(text, sentence);
}

/** True where those who have what ends at a place are spoken of, and it is not set up for the reader. */
function isTold(text: string, end: number, sentence: Sentence): boolean {
  const after = text.slice(end, sentence.end);
  return havers.test(after) && !/\b(?:for|to) you(?:r|rs)?\b/i.test(after);
}

/** "10% off, and another 30% after that": what goes on is part of the offer. */
const furtherShare =
  /(?:\b(?:and|or|then|plus|another|further|to|even)|,)\s(?:(?:an?|another|further|additional|extra|even|up to|as much as|then|you get|get|take|we give)\s){0,3}\d{1,3}(?:[.,]\d{1,2})?\s?(?:%|percent|per cent)(?=\s?(?:[.,;!)]|$)|\s(?:off|on|if|when|after|for|from|discount|at|once|should|next|thereafter)\b)/gi;

function isWithinLimit(matched: string, limit: number): boolean {
  const shares = [
    ...matched.matchAll(
      /(\d{1,3}(?:[.,]\d{1,2})?)\s?-?(?:%|percent|per cent|pct|prozent|procent|pour cent|por ciento|por cento)/gi,
    ),
  ];
  return shares.length > 0 && shares.every(([, share]) => Number((share ?? '').replace(',', '.')) <= limit);
}

/** "Cut churn by 30%" is a result; "cut the price by 30%" is a discount. */
function isPriceCut(text: string, sentence: string, end: number): boolean {
  if (result.test(text.slice(end, end + 40))) return false;
  if (/\b(?:off|discount|code|coupon)\b/i.test(sentence)) return true;
  if (
    /\b(?:churn|time|hours|tickets?|turnover|errors?|attrition|waste|cac|downtime|overhead|workload|spend|handle|costs? of|your costs?|operating|admin)\b/i.test(
      sentence,
    )
  )
    return false;
  return /\b(?:price|pricing|fees?|rate|quote|bill|invoice|subscription|plan|licen[cs]es?|seats?|contract|cost|if you|when you|sign|today|this (?:week|month|quarter)|annual|order|purchase|onboarding|set-?up|package|renewal)\b/i.test(
    sentence,
  );
}

/** "You pay for 25 seats and use 23": no more is used than is paid for, and nothing given. */
function usesNoMore(sentence: string): boolean {
  const [, paid = 0, used = 0] =
    /\bpay(?:ing|s)? for (\d{1,4}) (?:[a-z-]{3,12} )?(?:and|but) (?:only |just )?(?:use|have|need|fill) (?:only |just |about )?(\d{1,4})\b/i
      .exec(sentence)
      ?.map(Number) ?? [];
  return paid > 0 && used <= paid;
}

/** True for a price that is higher than the one it stands against: "after that a ticket is 30 pounds rather than 24". */
function isDearer(matched: string): boolean {
  const prices = /^\D{0,4}([\d.,]+)\D{0,8} (?:instead of|rather than) \D{0,24}([\d.,]+)/i.exec(matched);
  if (!prices) return false;
  const [asked = 0, usual = 0] = prices
    .slice(1)
    .map((price) => Number(price.replace(/,(?=\d{3})/g, '').replace(/[.,]+$/, '')));
  return asked > usual;
}
