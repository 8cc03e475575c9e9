import { expect, it } from '@jest/globals';
import { asLostConnection } from './lost-connection.ts';

const withCode = (code?: string) => Object.assign(new Error('told'), code === undefined ? {} : { code });

it.each([undefined, 'ECONNRESET', '57P01', '57P03', '53300', '08006', '3D000', '28P01', '25006', '42P01', 'XX000'])(
  'a query that failed with %s is tried again after a pause',
  (code) => {
    expect(asLostConnection(withCode(code))).toMatchObject({ code: 'ECONNREFUSED', message: 'told' });
  },
);

it.each(['22P02', '23505', '40001'])('an error of SQL stays what it is: %s', (code) => {
  const error = withCode(code);
  expect(asLostConnection(error)).toBe(error);
  expect(asLostConnection('nothing thrown by a driver')).toBe('nothing thrown by a driver');
});
