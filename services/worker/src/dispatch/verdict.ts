/** What an attempt means for its message. */
export type DispatchVerdict =
  | { readonly kind: 'sent'; readonly providerMessageId: string | null }
  /** Not taken for certain, and worth another attempt. */
  | { readonly kind: 'refused'; readonly errorClass: string; readonly askedSeconds: number | null }
  /** Not taken for certain, and never will be. */
  | { readonly kind: 'failed'; readonly errorClass: string }
  /** Taken or not: nobody here can know. */
  | { readonly kind: 'unknown'; readonly errorClass: string };
