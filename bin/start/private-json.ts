import { readFile, rename, rm, writeFile } from 'node:fs/promises';

/**
 * Reads a JSON file of ours; null when there is none.
 * @throws Error when it cannot be read or is no JSON.
 */
export async function readPrivateJson<T>(file: string): Promise<T | null> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  return JSON.parse(text) as T;
}

/** Writes it whole or not at all, readable by its owner only. */
export async function writePrivateJson(file: string, content: unknown): Promise<void> {
  const unfinished = `${file}.${process.pid}`;
  try {
    await writeFile(unfinished, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}
