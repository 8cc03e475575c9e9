import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const forwarded = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs a program in this terminal and passes on signals sent to us, so that it decides when to end.
 * @param {string} program
 * @param {string[]} args
 * @param {{cwd: string, env: NodeJS.ProcessEnv}} options
 * @returns {Promise<number>} its exit code; 128 + the signal's number when a signal ended it
 */
export function runToEnd(program, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: 'inherit' });
    // A Ctrl-C reaches the child twice, from the terminal and from here: it takes two in quick succession for one.
    const pass = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    for (const signal of forwarded) process.on(signal, pass);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      for (const name of forwarded) process.off(name, pass);
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
    });
  });
}

/**
 * Runs a program without showing what it prints.
 * @param {string} program
 * @param {string[]} args
 * @param {{cwd: string, env: NodeJS.ProcessEnv}} options
 * @returns {Promise<{exitCode: number, text: string}>} `text` is output and errors as they came
 */
export function runQuietly(program, args, options) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let text = '';
    const keep = (/** @type {Buffer} */ chunk) => {
      text += chunk.toString('utf8');
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error) => resolve({ exitCode: 1, text: `${text}\n${error.message}` }));
    child.once('close', (code) => resolve({ exitCode: code ?? 1, text }));
  });
}
