import { matchesNear } from '../search/near.ts';
import type { FieldText } from '../text/field-text.ts';
import { because } from '../text/let-go.ts';

export interface SecretSpan {
  start: number;
  end: number;
  kind: string;
}

/** Formats that name themselves. The first group, where there is one, is the secret. Repeats are bounded. */
const formats: readonly [kind: string, pattern: RegExp][] = [
  ['AWS access key', /(?<![A-Za-z0-9])(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}(?![A-Za-z0-9])/gi],
  ['Stripe key', /(?<![A-Za-z0-9])[sr]k_(?:live|test|prod)_[A-Za-z0-9]{10,250}/gi],
  ['webhook secret', /(?<![A-Za-z0-9])whsec_[A-Za-z0-9+/=]{20,120}/gi],
  ['gateway key', /(?<![A-Za-z0-9])gk_(?:live|test)_[A-Za-z0-9]{10}_[A-Za-z0-9]{30,50}/gi],
  [
    'GitHub token',
    /(?<![A-Za-z0-9])(?:gh[pousr]_[A-Za-z0-9]{30,255}|ghs_\d{1,20}_[\w-]{1,1000}(?:\.[\w-]{1,4000}){2}|github_pat_[A-Za-z0-9_]{22,255})/gi,
  ],
  ['GitLab token', /(?<![A-Za-z0-9])gl(?:pat|dt|rt|ptt|cbt|soat)-[\w-]{20,80}/gi],
  ['Slack token', /(?<![A-Za-z0-9])(?:xox[abeoprs]|xapp)-[A-Za-z0-9-]{10,250}/gi],
  ['Slack webhook', /hooks\.slack\.com\/(?:services|workflows)\/[A-Za-z0-9/+_-]{30,120}/gi],
  ['Google key', /(?<![A-Za-z0-9])AIza[\w-]{35}(?![\w-])/gi],
  ['Google token', /(?<![A-Za-z0-9])(?:ya29\.[\w-]{20,250}|GOCSPX-[\w-]{20,40})/gi],
  [
    'model provider key',
    /(?<![A-Za-z0-9])sk-(?:(?:proj|ant|or|svcacct|admin|lf)-[\w-]{20,250}|[A-Za-z0-9]{32,64}(?![\w-]))/gi,
  ],
  ['model provider key', /(?<![A-Za-z0-9])(?:gsk|xai|pplx|fw|r8)[_-][A-Za-z0-9]{32,120}/gi],
  ['SendGrid key', /(?<![A-Za-z0-9])SG\.[\w-]{16,32}\.[\w-]{16,64}/gi],
  ['Twilio key', /(?<![A-Za-z0-9])SK[0-9a-f]{32}(?![A-Za-z0-9])/gi],
  ['npm token', /(?<![A-Za-z0-9])npm_[A-Za-z0-9]{36}(?![A-Za-z0-9])/gi],
  ['PyPI token', /(?<![A-Za-z0-9])pypi-[\w-]{50,250}/gi],
  ['Hugging Face token', /(?<![A-Za-z0-9])hf_[A-Za-z0-9]{30,40}(?![A-Za-z0-9])/gi],
  ['Shopify token', /(?<![A-Za-z0-9])shp(?:at|ca|pa|ss)_[0-9a-z]{32,64}/gi],
  ['DigitalOcean token', /(?<![A-Za-z0-9])do[opr]_v1_[0-9a-f]{64}/gi],
  ['Telegram bot token', /(?<![A-Za-z0-9])\d{8,10}:AA[A-Za-z0-9_-]{33}(?![\w-])/gi],
  ['Mailgun key', /(?<![A-Za-z0-9])key-[0-9a-f]{32}(?![0-9a-f])/gi],
  ['Mailchimp key', /(?<![A-Za-z0-9])[0-9a-f]{32}-us\d{1,2}(?!\w)/gi],
  ['Azure key', /(?:AccountKey|SharedAccessKey)=([A-Za-z0-9+/]{40,90}={0,2})/gi],
  ['signed storage link', /[?&]sv=[^\s"'<>]{1,300}?&sig=([\w%+/-]{20,120}={0,2})/gi],
  ['HubSpot token', /(?<![A-Za-z0-9])pat-(?:na|eu)\d-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi],
  ['Databricks token', /(?<![A-Za-z0-9])dapi[0-9a-f]{32}/gi],
  [
    'vendor token',
    /(?<![A-Za-z0-9])(?:lin_api_|ntn_|figd_|glsa_|glc_|sntrys_|sbp_|PMAK-|NRAK-|ATATT3|ATCTT3|dp\.pt\.|hv[sbr]\.|rubygems_|dckr_pat_|sq0(?:atp|csp)-|EAAA|PRT_|tfp_|vercel_|vc[piark]_|cf(?:k|ut|at)_|tskey-|ops_ey)[\w.-]{20,250}/g,
  ],
  ['age key', /AGE-SECRET-KEY-1[A-Z0-9]{58}/gi],
  ['JSON Web Token', /(?<![A-Za-z0-9])eyJ[\w-]{10,2000}\.eyJ[\w-]{10,4000}\.[\w-]{16,2000}/g],
  ['private key', /-----\s?BEGIN\s{1,2}(?:[A-Z0-9]{2,12}\s{1,2}){0,3}PRIVATE\s{1,2}KEY(?:\s{1,2}BLOCK)?\s?-----/gi],
  [
    'authorization header',
    /\b(?:authorization|proxy-authorization)\s{0,3}:\s{0,3}(?:bearer|basic|token)\s{1,3}([\w.+/=~-]{12,2000})/gi,
  ],
  ['bearer token', /\bbearer\s{1,3}([\w.+/=~-]{24,2000})/gi],
];

/** A URL that carries a password; some servers know no users. */
const urlUser = /\b[a-z][a-z0-9+.-]{1,20}:\/\/([^\s:/@<>"']{0,100}):([^\s/@<>"']{3,200})@[^\s@<>"']{3,}/gi;

const passwordLabel =
  'pass(?:word|wd|code|phrase)?|p[a@4][s$5]{2}w[o0]rd|pgpassword|pwd|pw|passwort|kennwort|contrase(?:\u00f1|n)a|mot de passe|senha|wachtwoord|parola|adgangskode|passord|heslo|salasana|l(?:\u00f6|o)senord|jelsz(?:\u00f3|o)';
const keyName =
  '(?:(?:api|access|secret|private|auth|encryption|signing|service|license|client|account|storage|webhook|bot|refresh|session|app|admin|master|aws|openai|stripe)[ _-]{0,2}){1,2}(?:api[ _-]{0,2})?(?:access[ _-]{0,2})?(?:key|token|secret)|apikey';
/** Quotation marks, and what Markdown sets labels and values off with. */
const marks = '["\'`*_]{0,3}';
/** "A senha \u00e9 \u2026", "das Passwort lautet \u2026". */
const isAbroad = '(?<=\\s)(?:\u00e9|\u00e8|es|est|este|ist|lautet|er|\u00e4r|je|jest)(?=[\\s:])';
const equals = `(?:\\s{0,3}(?:'s(?=\\s)|(?:is|was|are)(?:\\s{1,3}(?:now|still|currently|again|just|simply))?|${isAbroad}|:|- |=>|->|=|set to|to be)\\s{0,3}){1,2}(?:[*_]{1,2}\\s{0,2})?${marks}`;
const joint = `(?:\\s{1,3}(?:for|to|of|on|de[lrs]?|d[aou]|f(?:\u00fc|ue)r|zum|voor|pour|para)(?:\\s{1,3}[\\w'.-]{1,30}){1,6}?)?${equals}`;
const value = '([^\\s"\'`<>]{6,200})';
/** "dbPassword", "SMTPPASSWORD", "password2": what programs call one may go on before and behind the word. */
const passwordName = `(?:(?<![A-Za-z])(?:${passwordLabel})|passw(?:or)?d|passphrase)\\d{0,2}`;
const passwordAssigned = new RegExp(`${passwordName}${marks}${joint}${value}`, 'gi');
/** "The password at our office is \u2026", "the password you asked for: \u2026", "password (staging): \u2026": said of it first, then told. */
const passwordDescribed = new RegExp(
  `(?<![A-Za-z])(?:${passwordLabel})${marks}\\s{1,3}(?:(?:at|in|from|with|by|I|you|we|he|she|they|that|which)(?:\\s{1,3}[\\w'.-]{1,30}){1,7}?|\\([^()\\n]{1,40}\\))${equals}${value}`,
  'gi',
);
/** "I've set your password to \u2026"; without a verb of change, what stands behind "to" is what the password opens. */
const passwordSetTo = new RegExp(
  `\\b(?:set|reset|changed?|updated?|switched)\\s{1,3}(?:back\\s{1,3})?(?:[\\w'.-]{1,30}\\s{1,3}){1,4}?(?:${passwordLabel})(?:\\s{1,3}back)?\\s{1,3}to${marks}\\s{1,3}${marks}${value}`,
  'gi',
);
/** "Password changed to: \u2026". */
const passwordChanged = new RegExp(
  `(?<![A-Za-z])(?:${passwordLabel})\\s{1,3}(?:(?:is|was|has|been|got|now)\\s{1,3}){0,3}(?:changed|reset|updated|switched)\\s{1,3}(?:back\\s{1,3})?to:?\\s{1,3}${marks}${value}`,
  'gi',
);
const passwordBeside = new RegExp(`(?<![A-Za-z])(?:${passwordLabel})${marks}\\s{1,3}${marks}${value}`, 'gi');
/** "Username admin, password admin123": whoever names both means the login itself. */
const passwordOfUser = new RegExp(
  `\\b(?:(?:user(?:[ -]?name|[ -]?id)?|log ?in|e-?mail)\\b:?|(?:sign|log)[ -]?in\\s{1,3}(?:with|as|using))\\s{1,3}[^\\s,;/]{2,80}[,;/]?\\s{1,3}(?:and\\s{1,3})?(?:the\\s{1,3})?(?:${passwordLabel})\\s{1,3}${marks}${value}`,
  'gi',
);
/** "Use hunter2!x as the password". */
const usedAsPassword = new RegExp(
  `(?<![A-Za-z])(?:use|enter|type|with|put)\\s{1,3}["'\`]?${value}["'\`]?\\s{1,3}(?:as|for)\\s{1,3}(?:the|your|a|my|our)?\\s{0,3}(?:[a-z]{2,12}\\s{1,3})?(?:${passwordLabel})(?![A-Za-z])`,
  'gi',
);
/** A key that is a password by what it opens: "the WiFi is AcmeGuest, the key is …", "unlock code for the zip: …". */
const opensWith = new RegExp(
  `(?:\\b(?:wi-?fi|wlan|ssid)\\b(?:[^.!?]{0,80}?\\bkey|\\s{1,3}(?:access\\s{1,3})?code)(?:\\s{1,3}(?:at|in|for|of|on)(?:\\s{1,3}[\\w'.-]{1,30}){1,4}?)?|\\b(?:unlock(?:ing)?|access|opening|decryption|decrypt)\\s{1,3}(?:code|key)\\s{1,3}(?:for|to|of)\\s{1,3}(?:[\\w.-]{1,30}\\s{1,3}){1,3}?(?:zip|archive|file|pdf|attachment|folder|document|spreadsheet)s?)${marks}${equals}${value}`,
  'gi',
);
const operand = `["']?${value}`;
/** What programs take on their command line: a password by itself, or behind a name of a user. */
const commands: readonly RegExp[] = [
  `curl\\b[^\`]{0,200}?\\s(?:-u|--(?:proxy-)?user)[\\s=]{0,3}["']?[^\\s:"'/]{0,100}:${operand}`,
  // Behind a blank stands a database.
  `(?:mysql|mariadb)[a-z-]{0,8}\\b[^\`]{0,120}?\\s-p${operand}`,
  `(?:mongo[a-z]{0,8}|docker\\s{1,3}login|sshpass)\\b[^\`]{0,120}?\\s-p\\s{0,3}${operand}`,
  `redis-cli\\b[^\`]{0,120}?\\s-a\\s{1,3}${operand}`,
].map((command) => new RegExp(`(?<![\\w-])${command}`, 'gi'));
const otherColumn =
  'system|service|server|site|app|tool|portal|host|url|link|name|team|client|role|type|status|owner|env(?:ironment)?|notes?|comments?';
/** The head of a table of logins; its rows follow, on the same line where a mail program's wrapping was undone. */
const tableHead = new RegExp(
  `(?:^|\\n)[> |]{0,6}(?:(?:${otherColumn})[ |,;]{1,5}){0,3}(?:user(?:[ -]?name|[ -]?id)?|log ?in|e-?mail(?: address)?|account)[ |,;]{1,5}(?:${passwordLabel})(?:[ |,;]{1,5}(?:${otherColumn})){0,3}[ |]{0,3}(?:\\n|(?<= ))(?:[>|: -]{3,200}(?:\\n|(?<=[ |])))?`,
  'gi',
);
const keyAssigned = new RegExp(
  `(?<![A-Za-z])(?:${keyName}|token|secret)${marks}(?:${joint}|\\s{1,3}(?:I|you|we|they|that|which)(?:\\s{1,3}[\\w'.-]{1,30}){1,7}?${equals})([A-Za-z0-9+/=_.~-]{16,500})`,
  'gi',
);
const keyBeside = new RegExp(`(?<![A-Za-z])(?:${keyName})${marks}\\s{1,3}${marks}([A-Za-z0-9+/=_.~-]{20,500})`, 'gi');
/** In a link that is made for its reader and good once: to confirm an address, to unsubscribe. A way to a password is none. */
const linkForOnce =
  /[?&](?:(?:confirm(?:ation)?|verif(?:y|ication)|unsubscribe|opt_?out|invit(?:e|ation)|preferences?|subscri(?:be|ption))[_-])token$/i;
/** A link by which its reader leaves a list says so in its path or in the words before it. */
const linkOut =
  /\b(?:unsubscrib|opt[\s_-]?out|stop\s(?:these|getting|receiving|hearing)\b|preferences|abmelde|abbestell|d\u00e9sinscri|d\u00e9sabonn|disiscri|darse de baja|uitschrij|afmeld|descadastr|cancelar (?:a )?(?:inscri|subscri))[^\n]{0,60}\n?\s{0,3}\S{0,200}$/i;
const insideLink = /https?:\/\/[^\s"'<>]{1,200}[?&](?:[\w-]{1,20}=[^\s&"'<>]{0,60}&){0,6}$/i;
const loginPair =
  /\b(?:log ?in|creds?|credentials|sign[ -]?in|user(?:name)?|account)\b[^\n:=]{0,20}(?:[:=]\s{0,3}[\w.@+-]{2,80}\s{0,3}[/|,]|\b(?:is|are|as|with)\s{1,3}[\w.@+-]{2,80}\s{0,3}\/)\s{0,3}(?:pass(?:word)?\s{0,2}[:=]?\s{0,2})?["'`]?([^\s"'`<>]{6,200})/gi;
/** "Login: root / \u2026", "Credentials: root:\u2026": behind such a label a weak password is one too. */
const loginLine =
  /\b(?:log ?in|creds?|credentials|sign[ -]?in)(?:\s(?:data|details))?\s{0,2}[:=]\s{0,3}[\w.@+-]{2,80}\s{0,3}(?:[/|]|:(?!\/))\s{0,3}["'`]?(?=[^\s]{0,40}\d)([^\s"'`<>/]{6,200})/gi;
/** "Use sam / \u2026 to sign in". */
const pairToLogIn = new RegExp(
  `\\b(?:use|with|enter|try)\\s{1,3}[\\w.@+-]{2,80}\\s{0,3}/\\s{0,3}${value}\\s{1,3}to\\s{1,3}(?:log ?in|sign[ -]?in)\\b`,
  'gi',
);

const placeholder =
  /your|example|placeholder|change_?me|redacted|x{4,}|\*{2,}|\.{3}|\u2026|dummy|sample|insert|replace|_here\b|<|\{|\[|\$\(|(.)\1{7,}/i;
/** In a password the keyboard's own order says that nobody chose it; in a vendor's key format it may be chance. */
const sequence = /test1234|0{8,}|1234567890|abcdefgh/i;

/**
 * Every live credential in a text, in order, without overlaps. Test keys count, publishable keys, placeholders and
 * the examples of vendors' manuals do not. Linear in the length.
 */
export function findCredentials(field: Pick<FieldText, 'text' | 'near'>): SecretSpan[] {
  const { text } = field;
  const found: SecretSpan[] = [];
  const add = (match: RegExpMatchArray, secret: string | undefined, kind: string) => {
    const whole = match[0];
    const value = trimmed(secret ?? whole);
    if (value === '') return;
    const start = (match.index ?? 0) + whole.lastIndexOf(secret ?? whole);
    found.push({ start, end: start + value.length, kind });
  };
  for (const [kind, pattern] of formats) {
    for (const match of matchesNear(field, pattern)) {
      const secret = match[1] ?? match[0];
      if (kind !== 'private key' && (placeholder.test(secret) || variety(secret) < 7) && because('sample')) continue;
      if (kind.endsWith('header') && !/\d/.test(secret) && variety(secret) < 12) continue;
      add(match, match[1], kind);
    }
  }
  if (text.includes('://')) {
    for (const match of matchesNear(field, urlUser)) {
      const password = match[2] ?? '';
      if (!isPlaceholder(password) && !/^(?:pass(?:word)?|pwd|secret|token)$/i.test(password))
        add(match, undefined, 'URL with a password');
    }
  }
  for (const match of matchesNear(field, passwordAssigned))
    if (isPassword(match[1] ?? '')) add(match, match[1], 'password');
  for (const expression of [passwordBeside, passwordDescribed, passwordChanged, loginPair, pairToLogIn])
    for (const match of matchesNear(field, expression)) if (isStrong(match[1] ?? '')) add(match, match[1], 'password');
  for (const match of matchesNear(field, passwordSetTo))
    if (isStrong(match[1] ?? '') && isSigned(match[1] ?? '')) add(match, match[1], 'password');
  for (const expression of [passwordOfUser, loginLine, usedAsPassword, opensWith, ...commands])
    for (const match of matchesNear(field, expression))
      if (isPassword(match[1] ?? '')) add(match, match[1], 'password');
  for (const { index, 0: head } of matchesNear(field, tableHead))
    found.push(...inRows(text, index + head.length, head));
  for (const match of matchesNear(field, keyAssigned)) {
    if (!isKey(trimmed(match[1] ?? ''))) continue;
    if (
      (linkForOnce.test(text.slice(Math.max(0, match.index - 24), match.index + 5)) || isLinkOut(text, match.index)) &&
      because('in_order')
    )
      continue;
    add(match, match[1], 'key');
  }
  for (const match of matchesNear(field, keyBeside))
    if (isKey(trimmed(match[1] ?? '')) && /[A-Za-z0-9]{16}/.test(match[1] ?? '')) add(match, match[1], 'key');
  return withoutOverlaps(found);
}

/** The passwords in the rows under the head of a table of logins: of one that goes on in its line, those of the first row. */
function inRows(text: string, start: number, head: string): SecretSpan[] {
  const found: SecretSpan[] = [];
  const isJoined = !head.trimStart().includes('\n');
  const columns = (head.match(/\w{2,20}/g) ?? []).length;
  for (const row of text.slice(start, start + 2_000).split('\n', isJoined ? 1 : 20)) {
    const cells = [...row.matchAll(/[^\s|;,>]{1,200}/g)];
    if (!isJoined && (cells.length < 2 || cells.length > 12)) break;
    for (const { index, 0: cell } of cells.slice(0, isJoined ? columns : undefined)) {
      const value = trimmed(cell);
      if (isStrong(value)) found.push({ start: start + index, end: start + index + value.length, kind: 'password' });
    }
    start += row.length + 1;
  }
  return found;
}

/** True for the token of a link that takes its reader off a list. */
function isLinkOut(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 300), at);
  return insideLink.test(before) && linkOut.test(before);
}

function isPlaceholder(value: string): boolean {
  return (placeholder.test(value) || sequence.test(value)) && because('sample');
}

/** Closing punctuation of the sentence and marks around it are not part of the secret. */
function trimmed(value: string): string {
  return value.replace(/(?:[.,;:!?)\]}"'`]|\*\*){1,4}$/, '');
}

/** How many different characters a value has: random ones have many. */
function variety(value: string): number {
  return new Set(value.toLowerCase()).size;
}

function isPassword(raw: string): boolean {
  const value = trimmed(raw);
  if (value.length < 6 || isOrdinary(value)) return false;
  return /[A-Za-z]/.test(value) && (/\d/.test(value) || /[!@#$%^&*_+=?]/.test(value));
}

/** A password that is one without a colon to say so: letters, digits and a sign, or mixed case with digits. */
function isStrong(raw: string): boolean {
  const value = trimmed(raw);
  if (value.length < 8 || isOrdinary(value)) return false;
  const digit = /\d/.test(value);
  return (
    /[A-Za-z]/.test(value) && digit && (/[!@#$%^&*_+=?]/.test(value) || (/[a-z]/.test(value) && /[A-Z]/.test(value)))
  );
}

/** A sign inside tells a password from the name of a product, as in "reset the password to Office365". */
function isSigned(raw: string): boolean {
  return /[!@#$%^&*_+=?-]/.test(trimmed(raw));
}

function isKey(value: string): boolean {
  return value.length >= 16 && /\d/.test(value) && /[A-Za-z]/.test(value) && variety(value) >= 8 && !isOrdinary(value);
}

/** Placeholders, names of variables, addresses, query strings, dates, file names and words with a hyphen. */
function isOrdinary(value: string): boolean {
  return (
    isPlaceholder(value) ||
    /^(?:\$[A-Z_][A-Z0-9_]{0,60}|%\w{1,60}%)$/.test(value) ||
    /:\/\/|^www\.|^[\w.+-]{1,64}@[\w-]{1,63}\.[\w.]{2,}$/.test(value) ||
    /^\/?\?[\w-]{1,30}=|^[?&]?[\w-]{1,30}=[^&]{0,60}&[\w-]{1,30}=/.test(value) ||
    /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}/.test(value) ||
    /^\d{1,2}[-+]?[a-z]*$/i.test(value) ||
    /^[A-Za-z]+(?:[-/_'][A-Za-z]+)*$/.test(value) ||
    /^\d{1,3}[-a-z]{2,}/.test(value) ||
    /^\d{1,3}(?:st|nd|rd|th)(?:-[a-z]{2,20}){1,4}$/i.test(value) ||
    /\.(?:pdf|docx?|xlsx?|png|jpe?g|csv|txt|html?|com|org|net|io)$/i.test(value) ||
    /^pk_(?:live|test)_/i.test(value)
  );
}

function withoutOverlaps(spans: SecretSpan[]): SecretSpan[] {
  spans.sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: SecretSpan[] = [];
  for (const span of spans) {
    const last = kept.at(-1);
    if (last && span.start < last.end) last.end = Math.max(last.end, span.end);
    else kept.push({ ...span });
  }
  return kept;
}
