import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiVariables } from '@sendgate/api';
import {
  auditKinds,
  type ContentType,
  channelIds,
  channels,
  type ProblemCode,
  problems,
  type SettingSchema,
  settingBounds,
  settingGroups,
  settingSchema,
  settingSecrets,
  statuses,
} from '@sendgate/contracts';
import { dashboardDocument, dashboardVariables } from '@sendgate/dashboard';
import { holdCatalog, languageNames, ruleCatalog, rulesElsewhere, templates } from '@sendgate/policy';
import { catalog } from '@sendgate/queues';
import { adviceFor, type Variable } from '@sendgate/runtime';
import { workerVariables } from '@sendgate/worker';
import { stringify } from 'yaml';

/**
 * Writes the reference pages of `docs/` that are drawn from tables in the code: `pnpm write-docs`.
 * A test compares the files with these functions, so a table and its page cannot part ways.
 */

const note = 'Written by `pnpm write-docs` from the code. Change the table it names, then run it again.';

function bounds(schema: SettingSchema): string {
  if (schema.enum) return schema.enum.map((value) => `\`${String(value)}\``).join(', ');
  const type = typeof schema.type === 'string' ? schema.type : (schema.type?.join(' or ') ?? 'object');
  return [type, settingBounds(schema)].filter(Boolean).join(', ');
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** Every workspace setting with bounds, default and meaning, group by group. */
export function settingsPage(): string {
  const groups = settingGroups.flatMap(({ title, fields }) => [
    `## ${title}`,
    '',
    '| Setting | Bounds | Default | Meaning |',
    '|---|---|---|---|',
    ...Object.entries(fields).map(([name, schema]) => {
      const facts = settingSchema(schema);
      return `| \`${name}\` | ${bounds(facts)} | \`${JSON.stringify(facts.default)}\` | ${cell(facts.description ?? '')} |`;
    }),
    '',
  ]);
  const secrets = Object.entries(settingSecrets).map(([name, schema]) => {
    const facts = settingSchema(schema);
    return `| \`${name}\` | ${settingBounds(facts)} | ${cell(facts.description ?? '')} |`;
  });
  return [
    '# Workspace settings',
    '',
    `${note} The tables are in \`packages/contracts/src/settings\`.`,
    '',
    'Read and changed by an admin on the page `/settings` of the dashboard, or through `GET` and `PATCH /api/workspaces/{id}/settings`',
    'with `If-Match` carrying the version that was read. Every change is an audit event. Settings that rules read are part of the',
    'policy snapshot, so changing one of them publishes a new snapshot and a new config hash.',
    '',
    ...groups,
    '## Secrets',
    '',
    'Secrets are written with the same `PATCH` and never read back; see [callbacks](callbacks.md) and [dispatch](dispatch.md):',
    '',
    '| Secret | Bounds | Meaning |',
    '|---|---|---|',
    ...secrets,
    '',
  ].join('\n');
}

/** Every error code with its status, what to do about it, and whether repeating the request can help. */
export function errorsPage(): string {
  const rows = Object.entries(problems).map(
    ([code, { status, title, retryable }]) =>
      `| \`${code}\` | ${status} | ${title} | ${cell(adviceFor(code as ProblemCode) ?? '')} | ${retryable ? 'yes' : 'no'} |`,
  );
  return [
    '# Errors',
    '',
    `${note} The tables are \`problems\` in \`packages/contracts/src/problem.ts\` and \`advice\` in \`packages/runtime/src/http/recovery.ts\`.`,
    '',
    'A body that does not fit its schema is answered with 422 and `{"detail": [{"loc", "msg", "type"}]}`. Every other error is',
    '`application/problem+json` with a stable `code`, the `request_id`, and a `recovery` that says what to do next: an empty one',
    'where advice would help nobody but a forger (`invalid_signature`).',
    '`recovery.send_allowed` is always false: an error is never a permission to send.',
    '',
    '`recovery.message` is what stands below; `detail` says what was wrong with this one request.',
    '',
    '| Code | HTTP | Title | What to do | Worth repeating |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

/** Channels and statuses: what a caller writes to and what it does with the answer. */
export function statusesPage(): string {
  return [
    '# Statuses and channels',
    '',
    `${note} The tables are \`statuses\` and \`channels\` in \`packages/contracts/src\`.`,
    '',
    '| Status | The caller | May become |',
    '|---|---|---|',
    ...Object.entries(statuses).map(
      ([status, { handling, next }]) =>
        `| \`${status}\` | ${{ proceed: 'may deliver', hold: 'holds and polls, or waits for the callback', stop: 'must not deliver' }[handling]} | ${next.map((to) => `\`${to}\``).join(', ') || 'final'} |`,
    ),
    '',
    'Any other status is an error for the caller: hold.',
    '',
    '| Channel | Recipient | Examples |',
    '|---|---|---|',
    ...channelIds.map(
      (id) =>
        `| \`${id}\` | ${cell(channels[id].recipientHint)} | ${channels[id].examples.map((e) => `\`${e}\``).join(', ')} |`,
    ),
    '',
  ].join('\n');
}

/** Every environment variable of the three services, once, with who reads it. */
export function configurationPage(): string {
  const tables = { api: apiVariables, worker: workerVariables, dashboard: dashboardVariables };
  const readers = new Map<string, { variable: Variable; services: string[] }>();
  for (const [service, table] of Object.entries(tables)) {
    for (const variable of Object.values(table) as Variable[]) {
      const row = readers.get(variable.env) ?? { variable, services: [] };
      row.services.push(service);
      readers.set(variable.env, row);
    }
  }
  const rows = [...readers.values()].map(({ variable, services }) => {
    const { env, description, fallback, optional, secret } = variable;
    const ordinary =
      fallback === undefined ? (optional ? 'not set' : '**required**') : `\`${JSON.stringify(fallback)}\``;
    const file = secret ? ` May be given as a file: \`${env}_FILE\`.` : '';
    return `| \`${env}\` | ${services.join(', ')} | ${ordinary} | ${cell(description)}${file} |`;
  });
  return [
    '# Configuration',
    '',
    `${note} The tables are in \`services/*/src/config.ts\` and, for what they share,
\`packages/runtime/src/shared-variables.ts\`.`,
    '',
    'Services read the environment once, at start, and refuse to start on a value that makes no sense, naming every one of them.',
    '',
    '| Variable | Read by | Default | Meaning |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

/** Which rules read which type of text, drawn from the catalogue. */
function scopeLines(): string[] {
  const templatesWithout = (type: ContentType) =>
    templates.filter(({ id }) =>
      ruleCatalog.every((rule) => rule.template !== id || !rule.contentTypes.includes(type)),
    );
  const named = (ids: readonly string[]) => ids.map((id) => `\`${id}\``).join(', ');
  const readers = (type: ContentType) => ruleCatalog.filter((rule) => rule.contentTypes.includes(type));
  return [
    'The content type says which rules read a text. `other`, which a preview has by default, is text of an unknown kind and may well be a',
    `message, so every rule reads it but those of ${templatesWithout('other')
      .map(({ id }) => `\`${id}\``)
      .join(' and ')}, which judge what one channel must carry.`,
    `A \`document\` is read by ${readers('document').length} rules: those on wording, secrets and what nobody may send. \`code\` is read by these alone:`,
    `${named(readers('code').map(({ id }) => id))}; \`stub_or_empty_body\` looks in both only for a text without any sign.`,
  ];
}

/** Every built-in rule in plain words, by template. */
export function rulesPage(): string {
  const readsInWords = {
    content: 'Leaves quotations and standard texts out.',
    message: 'Leaves quotations out.',
    everything: 'Reads quotations and standard texts as well.',
  } as const;

  const templatesWithRules = templates.filter(({ id }) => ruleCatalog.some((rule) => rule.template === id));
  const paramsOf = (template: string) => {
    const taking = ruleCatalog.filter((rule) => rule.template === template && rule.params.length > 0);
    const taken = taking.map(({ id, params }) => `\`${id}\` (${params.map((name) => `\`${name}\``).join(', ')})`);
    return taken.length > 0 ? ` Parameters: ${taken.join(', ')}.` : '';
  };
  const quote = (texts: readonly string[]) => texts.map((text) => `“${cell(text)}”`).join(' · ');
  return [
    '# Built-in rules',
    '',
    `${note} Each rule is one file of \`packages/policy/src/rules\`, its cases one folder of \`packages/policy/corpus\`.`,
    '',
    'Rules about content judge what people wrote in a message: quoted replies are left out of it, and so are the disclaimers and',
    'signatures a workspace lists in the settings `standard_disclaimers` and `standard_signatures`. Rules on secrets, personal data,',
    'attacks and links read quotations and standard texts as well; each template says what its rules read. In code nothing counts as',
    'quoted. HTML is read as its reader sees it, and its source is searched for keys, card numbers, identity numbers and canary',
    'strings. A plain text is read with the tags in it, and once more as the HTML that some channels make of it. A question is also read',
    'with its answer, and a sentence with what is called out behind it, as one statement: “Setup fee? Gone.”, “Results in 30 days. Guaranteed.”',
    '',
    '[Own rules](own-rules.md) are rules about content. A standard text is recognised in a',
    'body word for word, in any letter case and across any white space or HTML tags, and only from the beginning to the end of lines',
    'or sentences; one into which something was inserted is read like any other text. A message of nothing but standard texts is empty.',
    '',
    ...scopeLines(),
    '',
    ...languageLines(),
    '',
    'A [policy](policy.md) may switch a rule off, change its severity, have it report only, narrow it to channels and content types,',
    'except wordings, and give it parameters: values of its own for the settings it reads, which are named with each template.',
    '',
    ...templatesWithRules.flatMap((template) => [
      `## \`${template.id}\``,
      '',
      `${template.meaning} ${readsInWords[template.reads]}${paramsOf(template.id)}`,
      '',
      '| Rule | Severity | Meaning | Finds | Leaves alone |',
      '|---|---|---|---|---|',
      ...ruleCatalog
        .filter((rule) => rule.template === template.id)
        .map(
          (rule) =>
            `| \`${rule.id}\` | ${rule.severity}${rule.hard ? ', hard' : ''} | ${cell(rule.meaning)} | ${quote(rule.examples)} | ${quote(rule.counterExamples)} |`,
        ),
      ...holdCatalog
        .filter((hold) => hold.template === template.id)
        .map(
          (hold) =>
            `| \`${hold.id}\` | hold | ${cell(hold.meaning)} No violation; switched and given its hours by the setting \`${hold.setting}\` alone. | ${quote(hold.examples)} | ${quote(hold.counterExamples)} |`,
        ),
      '',
    ]),
  ].join('\n');
}

/** What is read in other languages than English. */
function languageLines(): string[] {
  const last = languageNames.at(-1);
  return [
    `Wordings are known in English, and for these rules in ${languageNames.slice(0, -1).join(', ')} and ${last} as well, typed with or without`,
    `accents: ${rulesElsewhere.map((rule) => `\`${rule}\``).join(', ')}.`,
    'There they are fewer than in English. In other languages rules find little but form, such as numbers, links, slots and hidden text, and no',
    'text is held for the language it is in.',
  ];
}

/** Every queue: what it is for, what feeds it, when it retries. */
export function queuesPage(): string {
  return [
    '# Queues',
    '',
    `${note} Each queue is one file of \`packages/queues/src/queues\`.`,
    '',
    'Jobs that hold all places of a worker beyond the longest run never end: the worker ends itself to be started again.',
    '',
    '| Queue | Purpose | Fed by | Longest run | Retries after |',
    '|---|---|---|---|---|',
    ...catalog.map(
      ({ name, purpose, feed, longestRun, retryAfter }) =>
        `| \`${name}\` | ${cell(purpose)} | ${feed.by === 'work' ? `work items of kind \`${feed.kind}\`` : `the clock, every ${feed.every}`} | ${longestRun} | ${retryAfter.join(', ') || 'never'} |`,
    ),
    '',
  ].join('\n');
}

/** Every kind of record, with what it carries. */
export function auditPage(): string {
  return [
    '# Audit records',
    '',
    `${note} The table is \`auditKinds\` in \`packages/contracts/src/audit-kinds.ts\`.`,
    '',
    'What changes a workspace, and every message a person opens, leaves a record in the transaction of the change. Records are only',
    'added: Postgres refuses to change one, and to remove one before `retain_audit_days` are over. No record holds content, a recipient or a',
    'secret. An admin reads them on the page of the audit log or with `GET /api/audit` (filters `kind`, `actor`, `action_id`, `subject`, `from`, `to`; older pages by',
    '`before`) or as a table with `GET /api/audit.csv`, at most 10,000 at once. Who owns the database could change one past Postgres; a',
    '[chain of seals](operations.md#the-audit-chain) shows it.',
    '',
    '| Kind | Meaning | Carries |',
    '|---|---|---|',
    ...Object.entries(auditKinds).map(
      ([kind, { meaning, detail }]) => `| \`${kind}\` | ${cell(meaning)} | ${cell(detail)} |`,
    ),
    '',
  ].join('\n');
}

/** The JSON API of the dashboard; `pnpm openapi` writes that of the gate. */
export function dashboardApi(): string {
  const document = dashboardDocument('http://localhost:3000');
  return `# ${note.split('.')[0]}. Do not edit.\n${stringify(document, { aliasDuplicateObjects: false, lineWidth: 120 })}`;
}

/** File name under `docs/` → its text. */
export const pages: Readonly<Record<string, () => string>> = {
  'settings.md': settingsPage,
  'errors.md': errorsPage,
  'statuses.md': statusesPage,
  'configuration.md': configurationPage,
  'rules.md': rulesPage,
  'queues.md': queuesPage,
  'audit.md': auditPage,
  'openapi-dashboard.yaml': dashboardApi,
};

if (import.meta.main) {
  for (const [name, page] of Object.entries(pages)) {
    writeFileSync(join(import.meta.dirname, '..', 'docs', name), page());
    process.stdout.write(`docs/${name}\n`);
  }
}
