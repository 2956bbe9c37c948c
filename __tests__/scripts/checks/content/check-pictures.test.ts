/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkPictures } from '@/lib/content/checks/check-pictures'

const PICTURES = {
  webp: Buffer.from('RIFF\x24\0\0\0WEBPVP8 ', 'latin1'),
  png: Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'),
  jpg: Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF', 'latin1'),
  jpeg: Buffer.from('\xff\xd8\xff\xe1\0\x10Exif', 'latin1'),
  avif: Buffer.from('\0\0\0\x20ftypavif', 'latin1'),
  svg: Buffer.from('<?xml version="1.0"?>\n<!-- drawn by hand -->\n<svg xmlns="http://www.w3.org/2000/svg">'),
}

const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
mkdirSync(join(folder, 'products'))
afterAll(() => rmSync(folder, { recursive: true }))

function writePicture(name: string, bytes: Buffer | string) {
  writeFileSync(join(folder, 'products', name), bytes)
}

it.each(Object.entries(PICTURES))('accepts a picture in the format %s', (ending, bytes) => {
  writePicture(`good-${ending}.${ending}`, bytes)
  expect(checkPictures([`products/good-${ending}`], folder)).toEqual([])
})

it('names a machine without a picture', () => {
  expect(checkPictures(['products/single-facer'], folder)).toEqual([
    'content/images/products/single-facer: the picture is missing. Add a file that ends in .webp, .png, .jpg, .jpeg, .avif, .svg',
  ])
})

it('names a missing folder as missing pictures', () => {
  expect(checkPictures(['boxes/box-1'], folder)).toEqual([expect.stringContaining('the picture is missing')])
})

it.each([
  ['a text', 'This is a note.'],
  ['a web page', '<!DOCTYPE html><html><body><svg></svg></body></html>'],
  ['an empty file', ''],
])('refuses %s that calls itself a picture', (_name, bytes) => {
  writePicture('note.webp', bytes)
  expect(checkPictures(['products/note'], folder)).toEqual([
    'content/images/products/note.webp: the file is not a picture. Save the picture again, or replace it',
  ])
})

it('names a picture with the ending of another format', () => {
  writePicture('photo.png', PICTURES.jpg)
  expect(checkPictures(['products/photo'], folder)).toEqual([
    'content/images/products/photo.png: the file is a .jpg picture. Rename it to photo.jpg',
  ])
})

it('names two pictures of one machine', () => {
  writePicture('twice.png', PICTURES.png)
  writePicture('twice.webp', PICTURES.webp)
  expect(checkPictures(['products/twice'], folder)).toEqual([
    'content/images/products/twice: there are two pictures, twice.png and twice.webp. Keep one',
  ])
})

it('overlooks files beside the pictures', () => {
  writePicture('beside.webp', PICTURES.webp)
  writePicture('beside.points.json', '{}')
  expect(checkPictures(['products/beside'], folder)).toEqual([])
})

it('names a picture whose ending is in capitals', () => {
  writePicture('loud.WEBP', PICTURES.webp)
  expect(checkPictures(['products/loud'], folder)).toEqual([
    'content/images/products/loud.WEBP: has capitals in its name. Rename it to loud.webp',
  ])
})

it('names a link that leads nowhere', () => {
  symlinkSync('nowhere.webp', join(folder, 'products/linked.webp'))
  expect(checkPictures(['products/linked'], folder)).toEqual([
    'content/images/products/linked.webp: is a broken link. Put the file itself in its place',
  ])
})

it('names a folder that is called like a picture', () => {
  mkdirSync(join(folder, 'products/folder.webp'))
  expect(checkPictures(['products/folder'], folder)).toEqual([
    'content/images/products/folder.webp: is a folder, not a file. Rename it, or move it out of this folder',
  ])
})

it('names a picture that is too large', () => {
  writePicture('large.png', PICTURES.png)
  truncateSync(join(folder, 'products/large.png'), 21 * 1024 * 1024)
  expect(checkPictures(['products/large'], folder)).toEqual([
    'content/images/products/large.png: is too large, with 21 MB. Make it smaller: the limit is 20 MB',
  ])
})
