/** Rows per second that Postgres takes one INSERT at a time from 64 callers: no HTTP, no validation, no scan. */
import pg from 'pg';
import { messageText } from '../message.ts';
import { insertStatement, submissionRow } from './submission-row.ts';

/** Inserts for so many seconds over a pool of 20 connections and returns rows per second. */
export async function insertOneAtATime(databaseUrl: string, seconds: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });
  const started = performance.now();
  let rows = 0;
  const body = { recipient: 'ada@example.org', subject: 'Following up', body_text: messageText };
  const caller = async () => {
    while (performance.now() - started < seconds * 1_000) {
      await pool.query(insertStatement(submissionRow(body)));
      rows++;
    }
  };
  await Promise.all(Array.from({ length: 64 }, caller));
  const elapsed = (performance.now() - started) / 1_000;
  await pool.end();
  return rows / elapsed;
}
