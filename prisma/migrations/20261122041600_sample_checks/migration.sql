-- Written by hand. A sample is checked off once, however many look at it; the list of what waits for a check asks by submission.
CREATE UNIQUE INDEX "audit_event_sample_check" ON "audit_event"("submission_id") WHERE "kind" = 'review.sample_checked';
