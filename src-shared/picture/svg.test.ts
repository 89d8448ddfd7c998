import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPicture } from './anyPicture'
import { palettes } from './ink'
import { fontStack } from './lettering'
import { statusOutlines } from './outlines'
import type { Mark, Picture } from './picture'
import { toSheet, toSvg } from './svg'

interface Element {
  readonly name: string
  readonly attributes: Record<string, string>
  readonly children: Element[]
  text: string
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Reads just the XML that an SVG of ours may be, and throws at anything that is not well-formed. */
function parse(xml: string): Element {
  if (!xml.startsWith(declaration)) throw new Error('no XML declaration')
  const root: Element = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  const token = /<(\/?)([a-z]+)((?:\s+[a-zA-Z-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy
  token.lastIndex = declaration.length
  while (token.lastIndex < xml.length) {
    const start = token.lastIndex
    const match = token.exec(xml)
    if (!match) throw new Error(`not well-formed at “${xml.slice(start, start + 40)}”`)
    const [, closes, name = '', attributes = '', empty, text] = match
    const top = open.at(-1) as Element
    if (text !== undefined) {
      if (/&(?!(lt|gt|amp|quot|#39);)/.test(text)) throw new Error(`bare & in “${text}”`)
      top.text += text
    } else if (closes) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes <${top.name}>`)
    } else {
      const found = [...attributes.matchAll(/([a-zA-Z-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value])
      const element = { name, attributes: Object.fromEntries(found), children: [], text: '' }
      if (Object.keys(element.attributes).length < found.length)
        throw new Error(`attribute twice in <${name}>`)
      top.children.push(element)
      if (!empty) open.push(element)
    }
  }
  if (open.length > 1 || root.children.length !== 1) throw new Error('not one element')
  return root.children[0] as Element
}

const pictureOf = (...marks: Mark[]): Picture => ({ width: 100, height: 60, marks })

const written = (mark: Mark) => toSvg(pictureOf(mark), palettes.light, { background: false }).split('\n')[2]

describe('the document', () => {
  it('stands alone', () => {
    expect(toSvg(pictureOf(), palettes.dark)).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<svg xmlns="http://www.w3.org/2000/svg" version="1.1" width="100" height="60" viewBox="0 0 100 60" ' +
          `font-family="${fontStack}">`,
        `<rect x="0" y="0" width="100" height="60" fill="${palettes.dark.paper}"/>`,
        '</svg>',
        '',
      ].join('\n'),
    )
  })

  it('takes scale, padding, title and no background', () => {
    const svg = parse(
      toSvg(pictureOf(), palettes.light, {
        scale: 1.5,
        padding: 8,
        title: '回溯 <1 & 2>',
        background: false,
      }),
    )
    expect(svg.attributes).toMatchObject({ width: '174', height: '114', viewBox: '-8 -8 116 76' })
    expect(svg.children).toEqual([
      { name: 'title', attributes: {}, children: [], text: '回溯 &lt;1 &amp; 2&gt;' },
    ])
  })

  it('paints the paper under the padding too', () => {
    const [paper] = parse(toSvg(pictureOf(), palettes.light, { padding: 8 })).children
    expect(paper?.attributes).toEqual({
      x: '-8',
      y: '-8',
      width: '116',
      height: '76',
      fill: palettes.light.paper,
    })
  })
})

describe('each kind of mark', () => {
  it.each<[string, Mark, string]>([
    [
      'rect',
      {
        kind: 'rect',
        key: 'k',
        x: 1 / 3,
        y: 2,
        w: 10,
        h: 5.005,
        radius: 2,
        fill: 'paper',
        stroke: 'frame',
        opacity: 0.5,
      },
      '<rect x="0.33" y="2" width="10" height="5.01" rx="2" fill="#faf9f7" stroke="#cfcac2" stroke-width="1" opacity="0.5"/>',
    ],
    [
      'disc',
      { kind: 'disc', key: 'k', x: 5, y: 6, r: 4, stroke: 'frame', width: 2 },
      '<circle cx="5" cy="6" r="4" fill="none" stroke="#cfcac2" stroke-width="2"/>',
    ],
    [
      'path',
      { kind: 'path', key: 'k', d: statusOutlines.refused, x: 5, y: 6, scale: 0.12345, fill: 'paper' },
      `<path d="${statusOutlines.refused}" transform="translate(5 6) scale(0.12345)" fill="#faf9f7"/>`,
    ],
    [
      'text',
      {
        kind: 'text',
        key: 'k',
        text: '马 <&>\u0000',
        x: 5,
        y: 6,
        size: 10,
        fill: 'paper',
        bold: true,
        anchor: 'end',
      },
      '<text x="5" y="9.6" font-size="10" font-weight="600" text-anchor="end" fill="#faf9f7">马 &lt;&amp;&gt;</text>',
    ],
    [
      'cells',
      {
        kind: 'cells',
        key: 'k',
        x: 1,
        y: 2,
        rows: 2,
        columns: 3,
        cell: 10,
        inks: ['paper', 'frame', 'text'],
        values: Uint8Array.of(0, 0, 1, 1, 1, 1),
      },
      '<g shape-rendering="crispEdges"><path d="M1 2H21V12H1z" fill="#faf9f7"/>' +
        '<path d="M21 2H31V12H21zM1 12H31V22H1z" fill="#cfcac2"/></g>',
    ],
    [
      'numbers',
      {
        kind: 'numbers',
        key: 'k',
        x: 0,
        y: 0,
        rows: 1,
        columns: 3,
        cell: 20,
        size: 10,
        fill: 'paper',
        plate: 'frame',
        values: Int32Array.of(7, 0, 1234),
      },
      '<g font-size="10" text-anchor="middle" fill="#faf9f7">' +
        '<rect x="2.5" y="2.5" width="15" height="15" rx="7.5" fill="#cfcac2"/><text x="10" y="13.6">7</text>' +
        '<rect x="37" y="2.5" width="26" height="15" rx="7.5" fill="#cfcac2"/><text x="50" y="13.6">1234</text></g>',
    ],
    [
      'polyline',
      { kind: 'polyline', key: 'k', points: Float32Array.of(0, 0, 10, 5, 20, 0), stroke: 'frame', width: 2 },
      '<g fill="none" stroke="#cfcac2" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">' +
        '<polyline points="0,0 10,5 20,0"/></g>',
    ],
    [
      'a fading polyline',
      {
        kind: 'polyline',
        key: 'k',
        points: Float32Array.of(0, 0, 10, 5, 20, 0),
        stroke: 'frame',
        width: 2,
        fade: 0.2,
      },
      // Of two bands, at a quarter and three quarters of the way: 0.4 and 0.8. They meet in the middle of a segment.
      '<g fill="none" stroke="#cfcac2" stroke-width="2" stroke-linejoin="round">' +
        '<polyline points="0,0 10,5 15,2.5" stroke-opacity="0.4"/>' +
        '<polyline points="15,2.5 20,0" stroke-opacity="0.8"/>' +
        '<path d="M-0.45 0.89A1 1 0 0 1 0.45 -0.89z" fill="#cfcac2" fill-opacity="0.4" stroke="none"/>' +
        '<path d="M19.55 -0.89A1 1 0 0 1 20.45 0.89z" fill="#cfcac2" fill-opacity="0.8" stroke="none"/></g>',
    ],
    [
      'a fading line of one segment',
      {
        kind: 'polyline',
        key: 'k',
        points: Float32Array.of(0, 0, 10, 0),
        stroke: 'frame',
        width: 2,
        fade: 0.2,
      },
      '<g fill="none" stroke="#cfcac2" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">' +
        '<polyline points="0,0 10,0" stroke-opacity="0.6"/></g>',
    ],
  ])('%s', (_, mark, svg) => {
    expect(written(mark)).toBe(svg)
  })
})

it('writes every mark of any picture as one element, well-formed and without a number missing', () => {
  fc.assert(
    fc.property(anyPicture, fc.constantFrom(palettes.light, palettes.dark), (picture, palette) => {
      const svg = toSvg(picture, palette)
      expect(svg).not.toMatch(/NaN|undefined|null|Infinity|[^\P{Cc}\n]/u)
      const [, ...marks] = parse(svg).children
      const names = {
        rect: 'rect',
        disc: 'circle',
        path: 'path',
        text: 'text',
        cells: 'g',
        numbers: 'g',
        polyline: 'g',
      }
      expect(marks.map((mark) => mark.name)).toEqual(picture.marks.map((mark) => names[mark.kind]))
    }),
    { numRuns: 300 },
  )
})

it('covers a board with cells exactly once', () => {
  fc.assert(
    fc.property(fc.uint8Array({ min: 0, max: 2, minLength: 12, maxLength: 12 }), (values) => {
      const cells: Mark = {
        kind: 'cells',
        key: 'k',
        x: 0,
        y: 0,
        rows: 3,
        columns: 4,
        cell: 1,
        inks: ['paper', 'text', 'line'],
        values,
      }
      const drawn = new Array<number>(12).fill(-1)
      parse(toSvg(pictureOf(cells), palettes.light)).children[1]?.children.forEach(
        ({ attributes: { d, fill } }) => {
          const ink = [palettes.light.paper, palettes.light.text, palettes.light.line].indexOf(fill as never)
          for (const [, left, top, right] of (d as string).matchAll(/M(\d+) (\d+)H(\d+)V/g)) {
            for (let column = Number(left); column < Number(right); column++) {
              expect(drawn[Number(top) * 4 + column]).toBe(-1)
              drawn[Number(top) * 4 + column] = ink
            }
          }
        },
      )
      expect(drawn).toEqual(Array.from(values))
    }),
  )
})

it('a sheet holds every picture in a place of its own', () => {
  const dot = (key: string): Picture => ({
    width: 60,
    height: 40,
    marks: [{ kind: 'disc', key, x: 20, y: 20, r: 5, fill: 'text' }],
  })
  const sheet = toSheet(['a', 'b', 'c', 'd', 'e'].map(dot), palettes.light, {
    title: 'five',
    metadata: 'a & b',
  })
  const places = [...sheet.matchAll(/<g transform="translate\(([^)]*)\)">\s*<circle/g)].map(
    ([, place]) => place,
  )
  expect(places).toEqual(['32 32', '124 32', '216 32', '32 104', '124 104'])
  expect(sheet).toContain('viewBox="0 0 308 176"')
  expect(sheet).toContain('<title>five</title>\n<metadata>a &amp; b</metadata>')
  expect(sheet.match(/<svg /g)?.length).toBe(1)
  expect(sheet.trimEnd().endsWith('</svg>')).toBe(true)
})
