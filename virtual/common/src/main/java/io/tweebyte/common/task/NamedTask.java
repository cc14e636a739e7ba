package io.tweebyte.common.task;

import java.time.Duration;
import java.time.Instant;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.scheduling.TriggerContext;
import org.springframework.scheduling.config.TriggerTask;

/**
 * A task for the scheduler: a failed round is logged under its name, a late one skipped.
 */
public final class NamedTask extends TriggerTask {

	private static final Logger log = LoggerFactory.getLogger(NamedTask.class);

	public NamedTask(String name, Duration firstDelay, Duration period, Runnable round) {
		super(() -> run(name, round), (context) -> next(context, firstDelay, period));
	}

	private static Instant next(TriggerContext context, Duration firstDelay, Duration period) {
		Instant now = context.getClock().instant();
		Instant last = context.lastScheduledExecution();
		return (last == null) ? now.plus(firstDelay)
				: last.plus(period.multipliedBy(1 + Duration.between(last, now).dividedBy(period)));
	}

	private static void run(String name, Runnable round) {
		try {
			round.run();
		}
		catch (RuntimeException ex) {
			log.warn("A round of the task {} failed; the next one follows.", name, ex);
		}
	}

}
