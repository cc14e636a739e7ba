package io.tweebyte.testsupport;

import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;
import org.slf4j.LoggerFactory;

/** The contexts of the lines that some loggers write, until it is closed. */
final class LineContexts extends AppenderBase<ILoggingEvent> implements AutoCloseable {

	/** Is in the statements of the live feed's task, which may come at any time. */
	private static final String TASK = "posted_tweets";

	private final Queue<Map<String, String>> contexts = new ConcurrentLinkedQueue<>();

	private final List<Logger> loggers;

	private final List<Level> levels;

	LineContexts(List<String> names, Level level) {
		this.loggers = names.stream().map((name) -> (Logger) LoggerFactory.getLogger(name)).toList();
		this.levels = this.loggers.stream().map(Logger::getLevel).toList();
		start();
		this.loggers.forEach((logger) -> {
			logger.setLevel(level);
			logger.addAppender(this);
		});
	}

	List<Map<String, String>> contexts() {
		return List.copyOf(this.contexts);
	}

	@Override
	protected void append(ILoggingEvent line) {
		if (!line.getFormattedMessage().contains(TASK)) {
			// of the thread that writes it
			this.contexts.add(line.getMDCPropertyMap());
		}
	}

	@Override
	public void close() {
		for (int i = 0; i < this.loggers.size(); i++) {
			this.loggers.get(i).detachAppender(this);
			this.loggers.get(i).setLevel(this.levels.get(i));
		}
	}

}
