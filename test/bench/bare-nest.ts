// A Nest controller on Fastify that does nothing: it takes the body and answers what it was started with.
// Decorators are called as the functions they are, because nothing here compiles them.
import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { Body, Controller, HttpCode, Module, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';

const answer: unknown = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));

class EchoController {
  echo(_body: unknown): unknown {
    return answer;
  }
}

const { prototype } = EchoController;
const descriptor = Object.getOwnPropertyDescriptor(prototype, 'echo') as PropertyDescriptor;
Body()(prototype, 'echo', 0);
Reflect.defineMetadata('design:paramtypes', [Object], prototype, 'echo');
Post('echo')(prototype, 'echo', descriptor);
HttpCode(200)(prototype, 'echo', descriptor);
Controller()(EchoController);

class EchoModule {}
Module({ controllers: [EchoController] })(EchoModule);

const app = await NestFactory.create(EchoModule, new FastifyAdapter(), { logger: false });
await app.listen(Number(process.env.PORT), '127.0.0.1');
