import type { FastifyReply, FastifyRequest } from 'fastify'
import type { operations } from '#openapi/generated/types.ts'
import type { AppContext } from './context.ts'

export type OperationId = keyof operations

type Part<Parameters, Name extends string> = Parameters extends { [name in Name]?: infer Given } ? Given : unknown
type BodyOf<Operation> = Operation extends { requestBody: { content: { 'application/json': infer Body } } }
  ? Body
  : unknown
type AnswerOf<Operation> = Operation extends { responses: { 200: { content: { 'application/json': infer Answer } } } }
  ? Answer
  : never

export type OperationRequest<Id extends OperationId> = FastifyRequest<{
  Params: Part<operations[Id]['parameters'], 'path'>
  Querystring: Part<operations[Id]['parameters'], 'query'>
  Body: BodyOf<operations[Id]>
}>

/**
 * Answers one operation of the contract with its 200, or throws a Problem. What comes in was checked before. One that
 * sends its answer by itself, as events, gives the reply back.
 */
export type Operation<Id extends OperationId> = (
  context: AppContext,
  request: OperationRequest<Id>,
  reply: FastifyReply,
) => Promise<AnswerOf<operations[Id]> | FastifyReply>

/** A table of handlers as the contract binds them, whatever each one takes. */
export type Operations = { [name: string]: Operation<never> }
