import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import * as contracts from '@sendgate/contracts';
import { defaultSafeFallback, handlings } from './decision.ts';
import type * as sdk from './index.ts';
import { version } from './sendgate.ts';

/*
 * The library has types of its own, so that outsiders need nothing else. Here the compiler holds them against those the
 * server checks, answers and documents by: `pnpm typecheck` fails on the line of the type that has drifted.
 */

/**
 * One shape for what is written in different ways: no readonly, no intersections, no keys that anybody may add. Channels are
 * one: the API may have more of them than a library that was published before.
 */
type Plain<T> = [T] extends [contracts.Channel | null | undefined]
  ? 'email' extends T
    ? 'a channel' | Exclude<T, contracts.Channel>
    : PlainOne<T>
  : PlainOne<T>;
type PlainOne<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer Item)[]
    ? Plain<Item>[]
    : unknown extends T
      ? unknown
      : string extends keyof T
        ? KnownKeys<T> extends Record<string, never>
          ? { [key: string]: Plain<T[string & keyof T]> }
          : KnownKeys<T>
        : KnownKeys<T>;
type KnownKeys<T> = {
  -readonly [K in keyof T as string extends K ? never : number extends K ? never : K]: Plain<T[K]>;
};

type Same<A, B> =
  (<T>() => T extends Plain<A> ? 1 : 2) extends <T>() => T extends Plain<B> ? 1 : 2 ? true : 'has drifted';

function same<A, B>(..._proof: Same<A, B> extends true ? [] : [Same<A, B>]): void {}

describe('the library and the API', () => {
  it('write their types alike', () => {
    same<sdk.OutboundRequest, contracts.OutboundRequestV2>();
    same<sdk.Metadata, contracts.Metadata>();
    same<sdk.SourceRecord, contracts.SourceRecord>();
    same<sdk.CheckRequest, contracts.CheckRequest>();
    // What rules let go is shown to admins alone, who look at it in the dashboard.
    same<sdk.CheckVerdict, Omit<contracts.CheckVerdict, 'near_misses' | 'near_misses_truncated'>>();
    same<sdk.Submission, contracts.OutboundReplyV2>();
    same<sdk.Action, contracts.SubmissionV2>();
    same<sdk.SubmissionListItem, contracts.SubmissionListItem>();
    same<keyof sdk.SubmissionFilter, keyof contracts.SubmissionQuery>();
    same<
      Omit<sdk.SubmissionFilter, 'status' | 'created_after' | 'created_before'>,
      Omit<contracts.SubmissionQuery, 'status' | 'created_after' | 'created_before'>
    >();
    same<sdk.UsageQuery, contracts.UsageQuery>();
    same<sdk.UsageReport, contracts.UsageReport>();
    same<sdk.DeliveryReport, contracts.DeliveryReport>();
    same<sdk.ReviewCallback, contracts.ReviewCallback>();
    same<sdk.DispatchRequest, contracts.DispatchRequest>();
    same<sdk.ContactEvidence, contracts.ContactEvidence>();
    same<sdk.Recovery, contracts.Recovery>();
    same<sdk.ValidationErrorEntry, contracts.ValidationErrorEntry>();
  });

  it('is held against types that can tell', () => {
    // @ts-expect-error a field that is missing
    same<sdk.Submission, Omit<contracts.OutboundReplyV2, 'edited'>>();
    // @ts-expect-error a field that may be missing
    same<sdk.CheckRequest, Partial<contracts.CheckRequest>>();
    // @ts-expect-error a value that is new
    same<{ a: { b: sdk.ContentType }[] }, { a: { b: contracts.ContentType | 'poem' }[] }>();
    // @ts-expect-error null
    same<{ a: string | null }, { a: string }>();
    expect.assertions(0);
  });

  it('agree on what each status asks of a caller', () => {
    const facts = Object.entries(contracts.statuses).map(([status, { handling }]) => [status, handling]);
    expect(handlings).toEqual(Object.fromEntries(facts));
  });

  it('agree on the neutral reply', () => {
    expect(defaultSafeFallback).toBe(contracts.safeFallback);
  });

  it('says its own version', () => {
    const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));
    expect(version).toBe(manifest.version);
  });
});
