import { expect, test } from 'vitest'

import type { Module } from '../../schemas/gateway/system.ts'
import { codesOn } from './whitelabel.ts'

test('a module is on only with all its ancestors', () => {
  const modules: Module[] = [
    {
      code: 'MEMBER3',
      enabled: true,
      children: [
        {
          code: 'REGISTER3',
          enabled: true,
          children: [
            { code: 'USERNAMEREG3', enabled: true },
            { code: 'REGMOBVERF3', enabled: false },
          ],
        },
      ],
    },
    { code: 'WALLET3', enabled: false, children: [{ code: 'DEPOSIT3', enabled: true }] },
  ]
  expect([...codesOn(modules)].sort()).toEqual(['MEMBER3', 'REGISTER3', 'USERNAMEREG3'])
})

test('a code that occurs twice is on when any occurrence is on', () => {
  const modules: Module[] = [
    { code: 'VIP3', enabled: false },
    { code: 'MARKETING3', enabled: true, children: [{ code: 'VIP3', enabled: true }] },
    { code: 'OLD3', enabled: false, children: [{ code: 'VIP3', enabled: true }] },
  ]
  expect(codesOn(modules).has('VIP3')).toBe(true)
})

test('a code outside the tree is off, and no name of an object is on by itself', () => {
  expect(['VIP3', 'constructor', '__proto__'].map((code) => codesOn([]).has(code))).toEqual([false, false, false])
})

test('a very deep tree is walked to its end', () => {
  let module: Module = { code: 'LEAF3', enabled: true }
  for (let level = 0; level < 50_000; level += 1) module = { code: 'GROUP3', enabled: true, children: [module] }
  expect(codesOn([module]).has('LEAF3')).toBe(true)
})
