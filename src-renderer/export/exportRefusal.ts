import type { Message } from '@shared/lib/message'

/** What is wanted cannot be exported; `told` says why. */
export class ExportRefusal extends Error {
  readonly told: Message

  constructor(told: Message) {
    super(told.key)
    this.told = told
  }
}
