import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { contract, contractOperations, fieldsOf } from './contract-file.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * §7 of the specification, the seller's answer to a question, the buyer's confirmation and the forms' hidden field: the
 * call, its request fields, and the least that it returns.
 */
const calls: Record<string, [sent: string[], answered: string[]]> = {
  'GET /api/v1/public/properties/by-url/{propertyId}': [[], ['id', 'address', 'redirect_needed', 'preferred_url']],
  'GET /api/v1/public/properties/{id}/access-requirements': [
    [],
    ['password_protection_enabled', 'lead_capture_enabled', 'required_fields'],
  ],
  'POST /api/v1/public/properties/{id}/validate-password': [['password'], ['success']],
  'POST /api/v1/public/properties/{id}/capture-lead': [
    ['email', 'first_name', 'last_name', 'phone', 'company'],
    ['success', 'session_id'],
  ],
  'GET /api/v1/public/properties/{id}/images': [[], ['success', 'images']],
  'POST /api/v1/chat': [
    [
      'message',
      'agent_id',
      'property_id',
      'chat_conversation_id',
      'visitor_session_id',
      'visitor_email',
      'client_message_id',
      'shown_updates',
    ],
    ['response', 'chat_conversation_id'],
  ],
  'GET /api/v1/question/{token}': [[], ['question', 'property_address', 'asked_at', 'answer']],
  'POST /api/v1/question/{token}/answer': [['answer'], ['message', 'answer']],
  'POST /api/v1/public/properties/{id}/update-visit-duration': [['visitor_session_id', 'duration_seconds'], []],
  'POST /api/v1/public/properties/{id}/end-visit': [['visitor_session_id', 'duration_seconds', 'exit_time'], []],
  'GET /api/v1/tour/confirm': [[], ['message']],
  'GET /api/v1/tour/token/{token}': [[], ['tour_id', 'id', 'buyer_name', 'property_address', 'proposed_time']],
  'GET /api/v1/tour/request/{token}': [
    [],
    ['property_address', 'property_slug', 'proposed_time', 'time_zone', 'state'],
  ],
  'POST /api/v1/tour/request/{token}/confirm': [[], ['state']],
  'GET /api/v1/tour/{tour_id}/available-times': [[], []],
  'POST /api/v1/tour/{tour_id}/submit-new-time': [['new_time', 'seller_notes'], ['message']],
  'POST /api/v1/tour/{tour_id}/reschedule': [[], []],
  'POST /api/send-demo-request': [['name', 'email', 'teamSize', 'message', 'reply_to', 'website'], []],
  'POST /submit-demo-request/': [['name', 'email', 'phone', 'goals', 'website'], []],
  'POST /api/v1/tour/confirm': [[], []],
  'POST /chat_conversation': [[], []],
  'GET /api/v1/properties': [[], []],
}

const unused = [
  'GET /api/v1/properties',
  'POST /api/v1/tour/confirm',
  'POST /api/v1/tour/{tour_id}/reschedule',
  'POST /chat_conversation',
]

describe('[API-01] the contract', () => {
  test.each(Object.entries(calls))('has %s', (call, [sent, answered]) => {
    const operation = contractOperations.find((candidate) => candidate.call === call)
    expect(operation).toBeDefined()
    expect(fieldsOf(operation?.requestBody?.content['application/json']?.schema).sort()).toEqual([...sent].sort())
    const answer = operation?.responses[200]?.content?.['application/json']?.schema
    expect(fieldsOf(answer)).toEqual(expect.arrayContaining(answered))
  })

  test('marks exactly the calls that no screen makes', () => {
    const marked = contractOperations.filter((operation) => operation['x-unused']).map(({ call }) => call)
    expect(marked.sort()).toEqual(unused)
  })

  test('an unimplemented operation returns 501, and no other does', () => {
    const silent = contractOperations.filter((operation) => operation['x-served'] === false).map(({ call }) => call)
    expect(contractOperations.filter(({ responses }) => '501' in responses).map(({ call }) => call)).toEqual(silent)
  })

  test('gives each operation a unique name', () => {
    expect(new Set(contractOperations.map(({ operationId }) => operationId)).size).toBe(contractOperations.length)
  })
})

describe('[API-03] nothing repeats the contract by hand', () => {
  test('generated files match the contract', { timeout: 60_000, tags: ['nightly'] }, () => {
    const run = () =>
      execFileSync(process.execPath, ['--import', 'tsx', 'scripts/contract.ts', '--check'], {
        cwd: root,
        stdio: 'pipe',
      })
    expect(run).not.toThrow()
  })

  test('no folder redeclares a type of the contract', () => {
    const names = Object.keys(contract.components.schemas).join('|')
    const own = new RegExp(`^\\s*(?:export )?(?:interface (?:${names})\\b|type (?:${names}) = \\{)`, 'gm')
    const repeated = ['machines', 'src', 'server', 'e2e'].flatMap((folder) =>
      (readdirSync(join(root, folder), { recursive: true }) as string[])
        .filter((file) => /\.tsx?$/.test(file))
        .flatMap((file) => {
          const found = readFileSync(join(root, folder, file), 'utf8').match(own) ?? []
          return found.map((line) => `${folder}/${file}: ${line.trim()}`)
        }),
    )
    expect(repeated).toEqual([])
  })
})
