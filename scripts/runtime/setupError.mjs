/** Something is missing on this machine; the message says what, and what to do about it. */
export class SetupError extends Error {}
