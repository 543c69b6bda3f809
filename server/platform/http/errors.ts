import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ProblemCode } from '#domain/problem-code.ts'
import { isDatabaseUnavailable } from '../db/unavailable.ts'
import { endRequestSpan } from '../telemetry/request-spans.ts'
import { Problem, problemBody } from './problem.ts'

/** Seconds after which a client may try again: a database that restarts needs that long. */
const databaseRetrySeconds = 5

const sentences: Record<number, string> = {
  400: 'The request can’t be read.',
  404: 'Not found.',
  413: 'The request is too large.',
  415: 'This content type isn’t supported.',
}

const clientCodes: Record<number, ProblemCode> = {
  404: 'not_found',
  408: 'request_timeout',
  413: 'too_large',
  415: 'unsupported_type',
  431: 'headers_too_large',
}

const sentencesByCode: Record<string, string> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_BAD_URL: 'The address is not encoded correctly.',
}

/** Sends whatever went wrong as `{detail}`: what a client can mend with its own status, anything else as a bare 500. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (error instanceof Problem) {
    reply
      .code(error.statusCode)
      .headers(error.headers)
      .send(problemBody(error.statusCode, error.problemCode, error.detail))
    return
  }
  const { statusCode = 500, code = '' } = (error ?? {}) as Partial<FastifyError>
  if (statusCode >= 400 && statusCode < 500) {
    const detail = sentencesByCode[code] ?? sentences[statusCode] ?? 'The request failed.'
    reply.code(statusCode).send(problemBody(statusCode, clientCodes[statusCode] ?? 'bad_request', detail))
    return
  }
  if (isDatabaseUnavailable(error)) {
    request.log.warn({ err: error }, 'the database is unavailable')
    reply
      .code(503)
      .removeHeader('set-cookie')
      .header('retry-after', String(databaseRetrySeconds))
      .send(problemBody(503, 'unavailable', 'This service is temporarily unavailable. Please try again in a moment.'))
    return
  }
  const clientLeft = code === 'ERR_STREAM_PREMATURE_CLOSE' && (request.raw.destroyed || reply.raw.destroyed)
  if (clientLeft) request.log.info('the client left before its answer was complete')
  else request.log.error({ err: error }, 'the answer failed')
  reply
    .code(500)
    .removeHeader('set-cookie')
    .send({ ...problemBody(500, 'server_error', 'Internal server error'), request_id: request.id })
}

/** What Fastify refuses before there is a route, a wrongly encoded address for instance: hooks do not run for it. */
export function answerFrameworkError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id)
  answerError(error, request, reply)
  request.log.info({ method: request.method, route: null, status: reply.statusCode }, 'refused')
  endRequestSpan(request, reply.statusCode)
}

/** What is not even HTTP. Written by hand, because there is no request to answer. */
export function answerClientError(error: NodeJS.ErrnoException, socket: import('node:net').Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const problem =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? problemBody(408, 'request_timeout', 'The request took too long.')
      : error.code === 'HPE_HEADER_OVERFLOW'
        ? problemBody(431, 'headers_too_large', 'The headers are too large.')
        : problemBody(400, 'bad_request', 'The request can’t be read.')
  const body = JSON.stringify(problem)
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${problem.status} ${problem.title}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    )
  }
  socket.destroy(error)
}
