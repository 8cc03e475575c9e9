import { describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { deployMigrations } from '../../prisma/migrations.ts';
import { databaseRefusal } from './database-refusal.ts';

const own = 'postgresql://me:secret-word@db.example.org:5433/gate%20one';
const refused = (code: string, message = '') => databaseRefusal(own, Object.assign(new Error(message), { code }));

describe('a database that cannot be used', () => {
  it('is told in one line with what to change, from what Postgres itself answers', async () => {
    const url = new URL(process.env.TEST_DATABASE_URL ?? '');
    url.pathname = '/no_such_database';
    const error: unknown = await deployMigrations(url.href).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(pg.DatabaseError);
    const line = databaseRefusal(url.href, error as pg.DatabaseError);
    expect(line).toBe(
      `The database of DATABASE_URL (${url.host}) cannot be used: there is no database "no_such_database" on it. Create it (createdb no_such_database), or name another in DATABASE_URL.`,
    );
  });

  it.each([
    ['3D000', 'there is no database "gate one" on it'],
    ['28P01', 'it refuses the password'],
    ['28000', 'it does not let this user in'],
    ['42501', 'its user may not make tables there'],
    ['ECONNREFUSED', 'nothing listens there'],
    ['ENOTFOUND', 'there is no such host'],
  ])('is told for %s, without the password', (code, told) => {
    expect(refused(code)).toContain(`(db.example.org:5433) cannot be used: ${told}`);
    expect(refused(code)).not.toContain('secret-word');
  });

  it('is told in the words of whoever refused where nothing else is known', () => {
    expect(refused('XX000', 'the disk is gone')).toMatch(/cannot be used: the disk is gone\.$/);
    expect(refused('P9999')).toMatch(/cannot be used: P9999\.$/);
  });

  it('is the one of the user where the address names none', () => {
    const error = Object.assign(new Error(), { code: '3D000' });
    expect(databaseRefusal('postgresql://grace@localhost', error)).toContain('no database "grace"');
  });
});
