type Json = Record<string, unknown>;

const style = `
:root{color-scheme:light dark;--ink:#1a1d21;--soft:#5c6570;--line:#dfe3e8;--ground:#fff;--panel:#f6f7f9;--accent:#2f6fde}
@media(prefers-color-scheme:dark){:root{--ink:#e6e9ed;--soft:#98a2ad;--line:#2c3238;--ground:#14171a;--panel:#1b1f23;--accent:#7aa7ff}}
*{box-sizing:border-box}body{margin:0;font:14px/1.55 system-ui,sans-serif;color:var(--ink);background:var(--ground)}
main{max-width:60rem;margin:0 auto;padding:2rem 1.25rem 6rem}h1{font-size:1.6rem;margin:0 0 .5rem}
h2{font-size:1.15rem;margin:2.5rem 0 .5rem;padding-top:1.5rem;border-top:1px solid var(--line)}h3{font-size:1rem;margin:1.5rem 0 .4rem}
p{margin:.4rem 0;max-width:46rem}code,pre{font:12.5px/1.5 ui-monospace,monospace}code{background:var(--panel);padding:.1em .3em;border-radius:3px}
pre{background:var(--panel);border:1px solid var(--line);border-radius:6px;padding:.75rem;overflow:auto}pre code{background:none;padding:0}
table{border-collapse:collapse;width:100%;display:block;overflow-x:auto}td,th{text-align:left;vertical-align:top;padding:.35rem .75rem .35rem 0;border-bottom:1px solid var(--line)}
th{font-weight:600;color:var(--soft)}a{color:var(--accent)}nav ul{columns:2;padding-left:1.1rem}.soft{color:var(--soft)}
.method{font-weight:700;color:var(--accent);margin-right:.5rem}@media(max-width:40rem){nav ul{columns:1}}`;

/**
 * The API reference as one page without script, font or image, rendered from the OpenAPI document: it opens under the
 * strictest content policy and without a network.
 */
export function referencePage(document: Json): string {
  const info = document.info as { title: string; version: string; description: string };
  const operations = [...operationsOf(document.paths), ...operationsOf(document.webhooks)];
  const schemas = (document.components as { schemas: Record<string, Json> }).schemas;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(info.title)} API reference</title><style>${style}</style></head><body><main>
<h1>${escapeHtml(info.title)} <span class="soft">${escapeHtml(info.version)}</span></h1>
${paragraphs(info.description)}<p>Machine-readable: <a href="/openapi.json">/openapi.json</a></p>
<nav aria-label="Endpoints"><ul>${operations.map(({ path, method, operation }) => `<li><a href="#${String(operation.operationId)}">${escapeHtml(`${method} ${path}`)}</a></li>`).join('')}</ul></nav>
${operations.map(operationSection).join('')}
<h2 id="schemas">Schemas</h2>${Object.entries(schemas).map(schemaSection).join('')}
</main></body></html>`;
}

function operationsOf(paths: unknown): { path: string; method: string; operation: Json }[] {
  return Object.entries((paths ?? {}) as Record<string, Json>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      return { path, method: method.toUpperCase(), operation: operation as Json };
    }),
  );
}

function operationSection({ path, method, operation }: { path: string; method: string; operation: Json }): string {
  const security = operation.security as Record<string, string[]>[];
  const scopes = security.flatMap((entry) => Object.values(entry).flat());
  const parameters = (operation.parameters ?? []) as {
    name: string;
    in: string;
    required: boolean;
    description?: string;
    schema: Json;
  }[];
  const body = (operation.requestBody as Json | undefined)?.content as Record<string, Json> | undefined;
  const request = body?.['application/json'];
  const responses = operation.responses as Record<string, { description: string; content?: Record<string, Json> }>;
  return `<section id="${String(operation.operationId)}"><h2><span class="method">${method}</span><code>${escapeHtml(path)}</code></h2>
<p><strong>${escapeHtml(String(operation.summary))}.</strong> ${inline(String(operation.description ?? ''))}</p>
<p class="soft">${security.length > 0 ? `API key with scope <code>${escapeHtml(scopes.join(', '))}</code>` : 'No credentials'}</p>
${parameters.length > 0 ? `<h3>Parameters</h3><table>${parameters.map((entry) => row(`${entry.name}`, `${entry.in}, ${kind(entry.schema)}`, entry.description ?? '')).join('')}</table>` : ''}
${request ? `<h3>Body</h3><p>${kind(request.schema as Json)}</p>${exampleBlocks(request)}` : ''}
<h3>Answers</h3><table>${Object.entries(responses)
    .map(([status, reply]) => {
      const schema = Object.values(reply.content ?? {})[0]?.schema as Json | undefined;
      return row(status, schema ? kind(schema) : '', reply.description);
    })
    .join('')}</table></section>`;
}

function exampleBlocks(media: Json): string {
  const examples = (media.examples ?? {}) as Record<string, { summary: string; value: unknown }>;
  return Object.values(examples)
    .map(
      ({ summary, value }) =>
        `<p class="soft">${escapeHtml(summary)}</p><pre><code>${escapeHtml(JSON.stringify(value, null, 2))}</code></pre>`,
    )
    .join('');
}

function schemaSection([name, schema]: [string, Json]): string {
  const properties = (schema.properties ?? {}) as Record<string, Json>;
  const required = (schema.required ?? []) as string[];
  const rows = Object.entries(properties).map(([field, property]) =>
    row(`${field}${required.includes(field) ? '' : '?'}`, kind(property), String(property.description ?? '')),
  );
  return `<h3 id="schema-${escapeHtml(name)}">${escapeHtml(name)}</h3><table>${rows.join('')}</table>`;
}

function row(name: string, type: string, meaning: string): string {
  return `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${type}</td><td>${inline(meaning)}</td></tr>`;
}

/** A schema in a few words; bounds included, since they are what a caller trips over. */
function kind(schema: Json): string {
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return `<a href="#schema-${escapeHtml(name)}">${escapeHtml(name)}</a>`;
  }
  if (Array.isArray(schema.anyOf)) return (schema.anyOf as Json[]).map(kind).join(' or ');
  if (Array.isArray(schema.enum))
    return schema.enum.map((value) => `<code>${escapeHtml(String(value))}</code>`).join(' ');
  if (schema.type === 'array')
    return `list of ${kind((schema.items ?? {}) as Json)}${bounds(schema.minItems, schema.maxItems)}`;
  const type = Array.isArray(schema.type) ? schema.type.join(' or ') : String(schema.type ?? 'any');
  const range = bounds(schema.minLength ?? schema.minimum, schema.maxLength ?? schema.maximum);
  return escapeHtml(`${type}${schema.format ? ` (${String(schema.format)})` : ''}`) + range;
}

function bounds(least: unknown, most: unknown): string {
  if (least === undefined && most === undefined) return '';
  return ` <span class="soft">${escapeHtml(`${String(least ?? 0)} to ${String(most ?? '∞')}`)}</span>`;
}

function paragraphs(text: string): string {
  return text
    .split('\n\n')
    .map((part) => `<p>${inline(part)}</p>`)
    .join('');
}

function inline(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
