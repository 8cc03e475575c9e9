const sentence =
  'Following up on the walkthrough from last week: the export you asked about now handles several regions at once. ';

/** About a kilobyte of ordinary text that no rule objects to; a new number each time keeps it from being the same. */
export const messageText = `Hello Ada,\n\n${sentence.repeat(8)}\n\nWould Thursday at ten still suit you? Reference @N@.\n\nBest,\nGrace`;
