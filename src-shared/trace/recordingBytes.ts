import { ownBytes, searchBytes } from '../search/searchBytes'
import { overviewBytes } from './overview'
import type { Recording } from './recording'

/** Bytes held by a recording and its searches, at no cost worth counting: it may be asked for at every slice. */
export const recordingBytes = ({ search, seeker, ladder, overview, solvedAt }: Recording): number =>
  searchBytes(search) +
  ownBytes(seeker) +
  ladder.bytes +
  overviewBytes(overview) +
  solvedAt.length * Float64Array.BYTES_PER_ELEMENT
