package io.tweebyte.common.task;

import java.time.Duration;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.scheduling.config.FixedDelayTask;

/** A task for the scheduler, whose failed rounds are logged under its name. */
public final class NamedTask extends FixedDelayTask {

	private static final Logger log = LoggerFactory.getLogger(NamedTask.class);

	public NamedTask(String name, Duration firstDelay, Duration period, Runnable round) {
		super(() -> run(name, round), period, firstDelay);
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
