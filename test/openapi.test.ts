import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { parse } from 'yaml';

const docs = join(import.meta.dirname, '..', 'docs');

describe.each(['openapi.yaml', 'openapi-dashboard.yaml'])('docs/%s', (name) => {
  const document = parse(readFileSync(join(docs, name), 'utf8'));

  it('is OpenAPI 3.1 by its own schema', async () => {
    const validator = new Validator();
    expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('refers to nothing that is not there, and names every operation once', () => {
    for (const [, reference] of JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const target = String(reference)
        .split('/')
        .reduce((node, key) => node?.[key], document);
      expect([reference, typeof target]).toEqual([reference, 'object']);
    }
    const methods = Object.values({ ...document.paths, ...document.webhooks }).flatMap((path) =>
      Object.values(path as object),
    );
    const ids = methods.map(({ operationId }) => operationId);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('promises a body of no answer that has none', () => {
    const answers = Object.values(document.paths).flatMap((path) =>
      Object.values(path as object).map(({ operationId, responses }) => [operationId, responses]),
    );
    const promised = answers.filter(([, responses]) => responses['204']?.content || responses['304']?.content);
    expect(promised.map(([operationId]) => operationId)).toEqual([]);
  });
});
