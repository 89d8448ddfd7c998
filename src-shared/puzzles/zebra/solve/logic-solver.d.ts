/** What we use of the npm package logic-solver, which has no types of its own. */
declare module 'logic-solver' {
  export interface Formula {
    readonly guid?: number
  }
  export type Operand = string | Formula
  export interface Solution {
    getTrueVars(): string[]
    getFormula(): Formula
  }
  export class Solver {
    require(...operands: Operand[]): void
    forbid(...operands: Operand[]): void
    solve(): Solution | null
  }
  export function exactlyOne(operands: readonly Operand[]): Formula
  export function implies(a: Operand, b: Operand): Formula
  export function or(operands: readonly Operand[]): Formula
  export function and(operands: readonly Operand[]): Formula
  export function not(operand: Operand): Formula
}
