/** When something was, as a mail tells it. */
export const past =
  '(?:yesterday|this (?:morning|week)|earlier|last (?:week|month|night|quarter|year|time|spring|summer|autumn|fall|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december)|in (?:the )?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|the other (?:day|week|month|night)|recently|back (?:in|then|when)|(?:a|an|two|three|few|couple of|some) (?:days|weeks|months|years|week|month|year) (?:ago|back)|when (?:we|i|you)|in the (?:week|month)s? (?:before|since))';

/** Where somebody is called on in person. */
export const place =
  '(?:office|offices|site|plant|warehouse|premises|headquarters|hq|facility|factory|workshop|depot|showroom|boardroom|desk|reception)';

/** What has not happened, or is put to somebody as a thought. */
const unreal =
  /\b(?:if|would|could|hope to|hoping to|look(?:ing)? forward|never|haven't|have not|didn't|did not|not yet|without|let's|until|unless|imagine|wish)\b/i;

/** Others than the reader; and the trace the reader left in public. */
const elsewhere =
  /\b(?:with|to|by) (?:customers?|clients?|teams?|people|companies|colleagues|someone|somebody|others)\b|\byour (?:blog|post|posts|article|profile|website|site's|newsletter|video|podcast|book|interview|page|listing|ad|advert)\b/i;

/** With these words nothing is claimed of the past, or of others. */
export const unclaimed = [unreal, elsewhere];
