/** What does not change while tiles slide: which squares are neighbours, and how far it is from one to another. */

/** See `TilePosition.neighbours`. */
export function neighboursOf(rows: number, columns: number): Uint8Array {
  const neighbours = new Uint8Array(5 * rows * columns)
  for (let square = 0; square < rows * columns; square++) {
    const column = square % columns
    const beside = [
      ...(square >= columns ? [square - columns] : []),
      ...(column > 0 ? [square - 1] : []),
      ...(column < columns - 1 ? [square + 1] : []),
      ...(square < (rows - 1) * columns ? [square + columns] : []),
    ]
    neighbours.set([beside.length, ...beside], 5 * square)
  }
  return neighbours
}

/** By tile and square: the way to the tile's goal, in rows and columns. The blank has none. */
export function distancesOf(columns: number, goalPlaces: Uint8Array): Uint8Array {
  const count = goalPlaces.length
  const distances = new Uint8Array(count * count)
  for (let tile = 1; tile < count; tile++)
    for (let square = 0; square < count; square++)
      distances[tile * count + square] = apart(square, goalPlaces[tile] as number, columns)
  return distances
}

/** How many slides two squares are apart. */
export const apart = (a: number, b: number, columns: number): number =>
  Math.abs(Math.floor(a / columns) - Math.floor(b / columns)) + Math.abs((a % columns) - (b % columns))
