import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Deserializer, Serializer } from 'node:v8';
import {
  buildIndex,
  type DerivedLiterals,
  deriveLiterals,
  derivingModules,
  type IndexParts,
  type PackedLiterals,
  unpackLiterals,
  useKeptIndex,
  useKeptLiterals,
  withoutWords,
} from '@sendgate/policy';
import { engineMark, sourceFolder } from './engine-mark.ts';

const policySource = sourceFolder('@sendgate/policy');
const literalsFile = new URL('generated/literals.json', policySource);
const indexFile = new URL('generated/index.bin', policySource);

/** The words that wake rules, with a mark of the code that derived them. */
interface LiteralsFile extends PackedLiterals {
  readonly derivedBy: string;
}

/** The index of these words, and the branches it numbers, with a mark of all code of the engine. */
interface IndexFile {
  readonly builtBy: string;
  readonly branches: PackedLiterals;
  readonly index: IndexParts;
}

/**
 * Has this process use what was derived from the rules when the code was put in place, so that it need not do so itself, in
 * a second or two. Nothing is read before a text is evaluated.
 */
export function useKeptRules(): void {
  let kept: Partial<IndexFile> | undefined;
  // Each part is asked for once, and not held here any longer.
  const take = <Part extends 'branches' | 'index'>(part: Part): IndexFile[Part] | null => {
    const { [part]: taken, ...others } = kept ?? readKeptIndex() ?? {};
    kept = others;
    return taken ?? null;
  };
  useKeptLiterals({
    branches: () => {
      const branches = take('branches');
      return branches && unpackLiterals(branches);
    },
    words: readKeptLiterals,
  });
  useKeptIndex(() => take('index'));
}

/** Null when they were not kept, when the file cannot be read whole, or when other code derived them. */
export function readKeptLiterals(file: URL = literalsFile, derivedBy?: string): DerivedLiterals | null {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as LiteralsFile;
    return kept.derivedBy === (derivedBy ?? markOf(derivingModules)) ? unpackLiterals(kept) : null;
  } catch {
    return null;
  }
}

/** Null when it was not kept, when the file is not what was written, or when other code built it. */
export function readKeptIndex(file: URL = indexFile, builtBy?: string): IndexFile | null {
  try {
    const written = readFileSync(file);
    const content = written.subarray(digestLength);
    // A word that is lost here is a message that passes.
    if (!written.subarray(0, digestLength).equals(digestOf(content))) return null;
    // Not `deserialize`, whose arrays would share one buffer with copies of those it could not align.
    const reader = new Deserializer(content);
    reader.readHeader();
    const kept = reader.readValue() as IndexFile;
    return kept.builtBy === (builtBy ?? engineMark()) ? kept : null;
  } catch {
    return null;
  }
}

/** Derives and builds them for processes that start later. @throws Error when a file cannot be written */
export function keepRules(literals: URL = literalsFile, index: URL = indexFile): void {
  const packed = deriveLiterals();
  writeWhole(literals, JSON.stringify({ derivedBy: markOf(derivingModules), ...packed } satisfies LiteralsFile));
  // Not to be derived a second time for the index.
  useKeptLiterals({ branches: () => null, words: () => unpackLiterals(packed) });
  const built: IndexFile = { builtBy: engineMark(), branches: withoutWords(packed), index: buildIndex() };
  const writer = new Serializer();
  writer.writeHeader();
  writer.writeValue(built);
  const content = writer.releaseBuffer();
  writeWhole(index, Buffer.concat([digestOf(content), content]));
}

const digestLength = 32;

function digestOf(content: Uint8Array): Buffer {
  return createHash('sha256').update(content).digest();
}

/** Whole or not at all: another process may be reading it. */
function writeWhole(file: URL, content: string | Uint8Array): void {
  mkdirSync(new URL('.', file), { recursive: true });
  const half = `${fileURLToPath(file)}.${process.pid}`;
  writeFileSync(half, content);
  renameSync(half, file);
}

function markOf(modules: readonly URL[]): string {
  const hash = createHash('sha256');
  for (const module of modules) hash.update(readFileSync(module));
  return hash.digest('base64');
}
