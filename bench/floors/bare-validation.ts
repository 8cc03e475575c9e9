/** The floor of the preview: Express as it comes, its JSON parser, the same validation, and no work at all. */
import { CheckRequest, compileBodyValidator } from '@sendgate/contracts';
import express from 'express';
import { announce } from './listening.ts';

const validate = compileBodyValidator(CheckRequest);
const app = express();
app.use(express.json({ limit: '4mb' }));
app.post('/v1/check', (req, res) => {
  validate(req.body);
  res.json({ verdict: 'safe', action_id: 'chk_none', violations: [], latency_ms: 0, review_url: null });
});
announce(app.listen(0, '127.0.0.1'));
