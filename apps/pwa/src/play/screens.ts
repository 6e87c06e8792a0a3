/** The screens that need an operation; they come after the first page, and are there before anybody can ask for them. */
export { OperationScreen } from './operation-screen.tsx';
export { RulingScreen } from './ruling-screen.tsx';
