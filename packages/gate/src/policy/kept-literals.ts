import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type DerivedLiterals,
  deriveLiterals,
  derivingModules,
  type PackedLiterals,
  unpackLiterals,
} from '@sendgate/policy';

const keptFile = new URL('generated/literals.json', import.meta.resolve('@sendgate/policy'));

interface KeptFile extends PackedLiterals {
  /** A mark of the code that derived them. */
  readonly derivedBy: string;
}

/**
 * The words that wake rules, as they were derived when the code was put in place. Null when they were not, when the file
 * cannot be read whole, or when other code derived them: then each process derives its own, in about a second.
 */
export function readKeptLiterals(file: URL = keptFile, derivedBy?: string): DerivedLiterals | null {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as KeptFile;
    return kept.derivedBy === (derivedBy ?? derivingCodeHash()) ? unpackLiterals(kept) : null;
  } catch {
    return null;
  }
}

/** Derives them and keeps them for processes that start later. @throws Error when the file cannot be written */
export function keepLiterals(file: URL = keptFile): void {
  const kept: KeptFile = { derivedBy: derivingCodeHash(), ...deriveLiterals() };
  mkdirSync(new URL('.', file), { recursive: true });
  // Whole or not at all: another process may be reading it.
  const half = `${fileURLToPath(file)}.${process.pid}`;
  writeFileSync(half, JSON.stringify(kept));
  renameSync(half, file);
}

function derivingCodeHash(): string {
  const hash = createHash('sha256');
  for (const module of derivingModules) hash.update(readFileSync(module));
  return hash.digest('base64');
}
