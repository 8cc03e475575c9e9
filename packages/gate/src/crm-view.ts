import type { CrmState, EvidenceProperty } from '@sendgate/contracts';
import type { LeasedItem } from './callback-view.ts';
import type { Actor } from './caller.ts';
import type { OutboundSubmission, SubmissionView } from './submission-view.ts';

/** How a workspace is connected with its CRM, without its token. */
export interface CrmConnectionView {
  readonly state: CrmState;
  readonly portalId: string | null;
  readonly scopes: readonly string[];
  readonly tagging: boolean;
  readonly connectedBy: string | null;
  readonly connectedAt: Date | null;
}

/** A connection as whoever talks to the CRM needs it. */
export interface OpenedCrm {
  readonly workspaceId: string;
  readonly portalId: string;
  readonly refreshToken: string;
  /** What was read of the CRM before then is out of date. */
  readonly evidenceChangedAt: Date;
  readonly properties: readonly EvidenceProperty[];
  /** Keeps the token that replaces this one, for which another process may have lost the connection. */
  rotated(refreshToken: string): Promise<void>;
  /** Notes that the CRM refuses the token: an admin has to connect again. False where there is another token by now. */
  lost(): Promise<boolean>;
}

/** A consent that an admin has gone to the CRM to give. */
export interface CrmConsentBegun {
  readonly state: string;
  readonly codeVerifier: string;
  readonly tagging: boolean;
}

/** What the CRM granted. */
export interface CrmGrant {
  readonly refreshToken: string;
  readonly portalId: string;
  readonly scopes: readonly string[];
  readonly tagging: boolean;
}

/** What a contact's two properties are to say. */
export interface CrmTag {
  readonly blocked: boolean;
  readonly actionId: string;
}

/** What a contact's tag is to say in their account. */
export interface StandingTag extends CrmTag {
  /** False where another workspace of the account says so, or where nothing is known of the contact any more. */
  readonly isOwn: boolean;
}

/** Why work that the CRM is owed waits for an admin to connect anew. */
export interface CrmWaiting {
  /** `crm_other_account`: it is about an id that is somebody else's in the account that is connected now. */
  readonly waits: 'crm_other_account' | 'crm_tagging_off';
}

/** A contact whose tag may have to be written: a decision about them, or that they were forgotten. */
export interface CrmTagTask extends CrmTag {
  readonly workspaceId: string;
  /** Whether the decision that is owed was one to block: the CRM may have been told of it. */
  readonly flags: boolean;
  /** When it was decided; null where the contact is to be forgotten. */
  readonly decidedAt: Date | null;
  readonly recipientHash: string | null;
  readonly connection: OpenedCrm;
  /** The CRM's id of the contact; null where the address of an e-mail has to tell it. */
  readonly contactId: string | null;
  readonly email: string | null;
  /** The number the contact must have in the CRM, where a caller named them by an id that may be of another system. */
  readonly phone: string | null;
}

/** A contact who may take no more e-mail. */
export interface CrmConsentTask {
  readonly connection: OpenedCrm;
  readonly contactId: string;
}

/** A workspace, and the account of the CRM that speaks to it. */
export interface CrmAccount {
  readonly workspaceId: string;
  readonly portalId: string;
}

/** Something the CRM told of a contact. */
export interface CrmEventTold {
  /** Tells the event from all others of its contact; told again, it bears the same. */
  readonly eventId: string;
  readonly contactId: string;
  /** Whether they may have taken back their consent to e-mail, or have an address that this now is about. */
  readonly optOut: boolean;
}

export interface CrmOperations {
  connection(workspaceId: string): Promise<CrmConnectionView>;
  /** @throws ProblemError `crm_not_connected` */
  open(workspaceId: string): Promise<OpenedCrm>;
  /** Keeps a consent under way, ten minutes and for this person. */
  beginConsent(actor: Actor, begun: CrmConsentBegun): Promise<void>;
  /** Takes it, once, for the person who began it. `crm_consent_over` when there is none. */
  takeConsent(userId: string, state: string): Promise<CrmConsentBegun & { workspaceId: string }>;
  /**
   * Connects the workspace; what was given up while the connection was lost is taken up again. The refresh token that this
   * one replaces, to be revoked, or null.
   */
  connect(actor: Actor, grant: CrmGrant): Promise<string | null>;
  /** Forgets the connection; its refresh token, to be revoked, or null where there was none that opens. */
  disconnect(actor: Actor): Promise<string | null>;
  /** Puts a message drafted in the CRM before the gate. The id of its contact is one of that account. */
  submit(to: CrmAccount, submission: OutboundSubmission): Promise<SubmissionView>;
  /** Keeps what the CRM told, for a worker. */
  tell(workspaceId: string, events: readonly CrmEventTold[]): Promise<void>;
  /** Null when nothing has to be written. @throws ProblemError `crm_not_connected` */
  tagTask(item: LeasedItem): Promise<CrmTagTask | CrmWaiting | null>;
  /**
   * Keeps what the task wants, unless a later decision has said otherwise. What the contact's tag is to say; null where the
   * account shows no flag that would have to be taken back.
   */
  wantTag(task: CrmTagTask, contactId: string): Promise<StandingTag | null>;
  /** Keeps on record that the CRM has it. */
  recordTag(task: CrmTagTask, contactId: string, tag: StandingTag): Promise<void>;
  /** @throws ProblemError `crm_not_connected` */
  consentTask(item: LeasedItem): Promise<CrmConsentTask | CrmWaiting | null>;
  /** Keeps that a contact takes no more e-mail. */
  revokeConsent(item: LeasedItem, email: string): Promise<void>;
}
