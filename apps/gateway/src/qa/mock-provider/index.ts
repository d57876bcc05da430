export {
  type CannedAnswer,
  MOCK_MODEL,
  type MockProvider,
  type MockProviderOptions,
  type RecordedRequest,
  startMockProvider,
} from './server.ts';
