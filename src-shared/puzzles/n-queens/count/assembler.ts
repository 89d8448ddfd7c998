/**
 * Just enough of WebAssembly to write one function by hand, for its vectors of 128 bits, which the language
 * has not. Opcodes and layout: https://webassembly.github.io/spec/core/binary/.
 */

/** Instructions as bytes, each after those that make its operands. */
export type Code = readonly number[]

export const sequence = (...parts: readonly Code[]): Code => parts.flat()

const unary =
  (...opcode: number[]) =>
  (a: Code): Code =>
    sequence(a, opcode)

const binary =
  (...opcode: number[]) =>
  (a: Code, b: Code): Code =>
    sequence(a, b, opcode)

/** 32-bit numbers. Addresses are in bytes; the constant `offset` is added at no cost. */
export const i32 = {
  const: (value: number): Code => [0x41, ...signed(value)],
  load: (address: Code, offset = 0): Code => sequence(address, [0x28, 2], unsigned(offset)),
  store: (address: Code, value: Code, offset = 0): Code =>
    sequence(address, value, [0x36, 2], unsigned(offset)),
  /** Unsigned, as addresses are. */
  below: binary(0x49),
  add: binary(0x6a),
  and: binary(0x71),
  or: binary(0x72),
  xor: binary(0x73),
  shiftLeft: binary(0x74),
  shiftRight: binary(0x76),
}

/** Vectors of 128 bits. */
export const v128 = {
  zero: [0xfd, 0x0c, ...Array.from({ length: 16 }, () => 0)] as Code,
  load: (address: Code, offset = 0): Code => sequence(address, [0xfd, 0x00, 4], unsigned(offset)),
  store: (address: Code, value: Code): Code => sequence(address, value, [0xfd, 0x0b, 4, 0]),
  and: binary(0xfd, 0x4e),
  or: binary(0xfd, 0x50),
  anyBit: unary(0xfd, 0x53),
  /** How many bits are set, as an i32. `get` is made twice: let it be a variable. */
  bits: (get: Code): Code => {
    const lane = (i: number): Code => [...get, 0xfd, 0x1d, i, 0x7b]
    return sequence(lane(0), lane(1), [0x7c, 0xa7])
  },
}

/** A variable of the function. */
export interface Local {
  readonly get: Code
  set(value: Code): Code
  /** Adds to an i32. */
  advance(by: Code): Code
}

export function local(index: number): Local {
  const get: Code = [0x20, index]
  const set = (value: Code): Code => [...value, 0x21, index]
  return { get, set, advance: (by) => set(i32.add(get, by)) }
}

export const when = (condition: Code, body: Code): Code => sequence(condition, [0x04, 0x40], body, [0x0b])

/** Tests before every turn, the first one, too. */
export const repeatWhile = (condition: Code, body: Code): Code =>
  when(condition, sequence([0x03, 0x40], body, condition, [0x0d, 0, 0x0b]))

/** A function of i32 parameters and one i32 result, which its body leaves. */
export interface FunctionText {
  readonly params: number
  /** Variables after the parameters, all 0 at first: so many i32, then so many v128. */
  readonly i32: number
  readonly v128: number
  readonly body: Code
}

const I32 = 0x7f
const V128 = 0x7b

/** A module with this function, `run`, and a `memory` of one page (64 KB) that can grow. */
export function moduleOf(text: FunctionText): Uint8Array {
  const params = Array.from({ length: text.params }, () => I32)
  const variables = [2, ...unsigned(text.i32), I32, ...unsigned(text.v128), V128]
  const exports = [2, ...name('memory'), 2, 0, ...name('run'), 0, 0]
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, ...sized(params), 1, I32]),
    ...section(3, [1, 0]),
    ...section(5, [1, 0, 1]),
    ...section(7, exports),
    ...section(10, [1, ...sized([...variables, ...text.body, 0x0b])]),
  ])
}

const section = (id: number, content: Code): Code => [id, ...sized(content)]
const sized = (content: Code): Code => [...unsigned(content.length), ...content]
const name = (text: string): Code => sized([...text].map((letter) => letter.charCodeAt(0)))

/** LEB128: seven bits a byte, lowest first; the top bit says that more follow. */
function unsigned(value: number): Code {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)]
}

/** The same for negative numbers: bit 6 of the last byte is the sign. */
function signed(value: number): Code {
  return value >= -0x40 && value < 0x40 ? [value & 0x7f] : [(value & 0x7f) | 0x80, ...signed(value >> 7)]
}

export interface Instance {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number }
  run(...params: number[]): number
}

/** The part of the hosts' own WebAssembly that is used here; the language's types do not know of it. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object
  readonly Instance: new (module: object) => { readonly exports: Instance }
}

/** Throws where the host has no vectors: a browser older than 2023, a processor older than SSE 4.1. */
export function instantiate(bytes: Uint8Array): Instance {
  return new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports
}
