import type { Message } from '@shared/lib/message'

/** A picture, a page or a film cannot be made; `told` says it to the reader. Apart from `png.ts`, whose bundle is megabytes of fonts. */
export class DrawRefusal extends Error {
  readonly told: Message

  constructor(told: Message) {
    super(told.key)
    this.told = told
  }
}
