import { foldEntity } from '../evidence/evidence.ts';

/** Longest line of a signature that is a firm and no sentence. */
const LONGEST_LINE = 60;
/** Lines at the end of a message in which its writer is named. */
const CLOSING_LINES = 6;
/** Introductions that are looked at: nobody needs more to say who they are. */
const MOST_INTRODUCTIONS = 20;

/** What a line of a signature is made of: names and numbers, and few words between. "Love to see your team at Globex" is none. */
const signed =
  /^(?:[^a-z\u00df-\u00ff].*|the|team|crew|of|and|at|for|from|by|in|on|via|de|la|support|customer|service|desk|tel|mobile|(?:www\.|\S+@)\S+)$/;

/** Who signs, by a first name and more: below stand the work and the firm, "Account security, Globex". */
const signer =
  /^[ \t]*(?:--? |\u2013 |\u2014 )?[A-Z\u00c0-\u00de][\w'\u2019\u00c0-\u024f-]{1,20}(?: [A-Z\u00c0-\u00de][\w'\u2019.\u00c0-\u024f-]{0,20}){1,3}[ \t]*$/;

const domain = /(?<![\w-])([\w-]{2,40})\.(?:com?|org|net|io|ai|app|eu|[a-z]{2})(?:\.[a-z]{2})?(?![\w-])/gi;
const introduction =
  /(?:\b(?:(?:I['\u2019]m|I am|[Tt]his is|[Ii]t['\u2019]s|[Mm]y name is)(?: [A-Z][\w'\u2019-]{1,20}){0,3},? (?:here )?(?:from|of|with|at)|I (?:run|own|founded|started|head)(?= (?!the |[^\n]{0,40}['\u2019]s\b))|I (?:work|drive|buy|sell|write|look after [a-z]{3,12}(?: [a-z]{3,12}){0,2}) (?:for|at)|(?<=(?:^|\n)(?!I |We |You |Loved |Saw |Read )[^\n.!?]{0,40})\b(?:[Tt]hank[- ]you|[Gg]reetings|[Ww]ishes|[Hh]ello|[Ww]elcome) from (?:the (?:whole )?(?:team|crew)|all of us|everyone|everybody|us) (?:here )?at|(?:[Ww]e|[Uu]s|[Oo]ur (?:team|crew|shop|office|people|staff|yard|workshop|driver|warehouse)) (?:here )?at|[Hh]ere at)|(?<at>(?:^|[.!?]\s|\n)At)) (?:the )?(?=(?<rest>[A-Z0-9][^\n]{0,60}))/g;

/** Characters at the end of a message in which it is signed for a firm: "Ines & the Globex team", "Tom and all at Globex". */
const LAST_WORDS = 120;
const signedFor =
  /(?<=[,.!?\u2026)\n]\s{1,3})(?:Everyone|Everybody|All(?: of us)?) (?:here )?at (?=(?<all>[A-Z0-9][^\n]{0,60}))(?!\S{2,30} (?:would|could|will|can|must|might|should|needs?|deserves?|wants?)\b(?! (?:like|love|want) to\b)(?![^.!?\n]{0,60}\b(?:you|we|us|our)\b))|(?<!\b(?:[Hh]i|[Hh]ello|[Dd]ear|[Hh]ey|to|for|with|from|of|by|thanks?|[Tt]hank) )\b(?!You\b)[A-Z][\w'\u2019-]{1,20} (?:&|and|\+) (?:the|all (?:of us )?(?:here )?at|everyone (?:here )?at|the (?:team|crew|gang) (?:here )?at) (?=(?<rest>[A-Z0-9][^\n]{0,60}))/g;

/** Characters from which a message may be signed by a team, with a footer below. */
const SIGNED_TAIL = 500;
/** "See you soon, Your Globex team" at the end of a line: whose customer somebody is signs so, and tells nobody of their own firm. */
const signedByTeam =
  /(?<=[,.!?\u2026)\n]\s{1,3})(?:Your|The|Ihr|Dein|Euer) (?:[a-z]{3,10} )?(?=(?<rest>[A-Z0-9][^\n]{0,60}))[A-Z0-9][\w&'\u2019.-]{0,30}(?: [A-Z0-9&][\w&'\u2019.-]{0,30}){0,3}(?: [a-z]{3,12}){0,2}? (?:team|crew|family|staff)(?=[\s!.\p{Extended_Pictographic}\ufe0f]{0,6}(?:\n|$))|(?<=[,.!?\u2026)\n]\s{1,3})(?:Your|The|Ihr|Dein|Euer) (?:[a-z]{3,10} ){0,2}(?:team|Team|crew|friends|people) (?:here )?(?:at|from|of|bei|von) (?=(?<firm>[A-Z0-9][^\n]{0,60}))[A-Z0-9][\w&'\u2019.-]{0,30}(?: [A-Z0-9&][\w&'\u2019.-]{0,30}){0,3}(?=[\s!.\p{Extended_Pictographic}\ufe0f]{0,6}(?:\n|$))/gu;

/** What a message says of the firm it comes from. */
export interface Writer {
  /** The short lines it ends with, folded. */
  readonly closing: readonly string[];
  /** Names of the sites its links and addresses lead to, in small letters. */
  readonly sites: ReadonlySet<string>;
  /** What stands behind "I'm Jo from", "We at" and the like; `isAt` where only "we" behind the name makes it the writer's. */
  readonly introduced: readonly { readonly rest: string; readonly isAt: boolean }[];
}

/** Read once for a message: many names may be asked about. */
export function writerOf(text: string): Writer {
  const closing = text
    .split('\n')
    .slice(1)
    .slice(-CLOSING_LINES)
    .filter(
      (line, at, lines) =>
        line.length <= LONGEST_LINE &&
        !/[.!?]\s*$/.test(line) &&
        (signer.test(lines[at - 1] ?? '') ||
          line
            .trim()
            .split(/,?\s+/)
            .every((word) => signed.test(word))),
    )
    .map((line) => ` ${foldEntity(line)} `);
  const sites = new Set<string>();
  for (const [, site = ''] of text.matchAll(domain)) sites.add(site.toLowerCase());
  const introduced: { rest: string; isAt: boolean }[] = [];
  for (const { groups } of text.matchAll(introduction)) {
    introduced.push({ rest: groups?.rest ?? '', isAt: groups?.at !== undefined });
    if (introduced.length === MOST_INTRODUCTIONS) break;
  }
  for (const { groups } of text.slice(-LAST_WORDS).matchAll(signedFor)) {
    introduced.push({ rest: groups?.rest ?? groups?.all ?? '', isAt: false });
  }
  for (const { groups } of text.slice(-SIGNED_TAIL).matchAll(signedByTeam)) {
    introduced.push({ rest: groups?.rest ?? groups?.firm ?? '', isAt: false });
  }
  return { closing, sites, introduced };
}

/** True when a firm that a message names is its writer's: a closing line says it, a link leads there, or an introduction does. */
export function isWriters({ closing, sites, introduced }: Writer, name: string): boolean {
  const firm = foldEntity(name);
  const site = firm.replaceAll(' ', '');
  const bare = name.replace(/^The /, '');
  return (
    closing.some((line) => line.includes(` ${firm} `)) ||
    (site.length > 3 && sites.has(site)) ||
    // "At Globex you" speaks to the firm, "At Globex we" for it.
    introduced.some(
      ({ rest, isAt }) => rest.startsWith(bare) && (!isAt || /^,? (?:we|I)\b/.test(rest.slice(bare.length))),
    )
  );
}
