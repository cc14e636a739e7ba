package io.tweebyte.common.server;

import java.io.IOException;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import io.tweebyte.contracts.error.ApiException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.slf4j.LoggerFactory;

import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.core.codec.DecodingException;

import static org.assertj.core.api.Assertions.assertThat;

@ExtendWith(OutputCaptureExtension.class)
class DroppedFailuresTests {

	private final Logger logger = (Logger) LoggerFactory.getLogger(DroppedFailures.class);

	private final Level level = this.logger.getLevel();

	private final DroppedFailures dropped = new DroppedFailures();

	@BeforeEach
	void logAll() {
		this.logger.setLevel(Level.DEBUG);
	}

	@AfterEach
	void logAsBefore() {
		this.logger.setLevel(this.level);
	}

	@Test
	void logsOneLineForAClientThatHasLeft(CapturedOutput output) {
		this.dropped.accept(new IOException("recvAddress(..) failed with error(-104): Connection reset by peer"));
		assertThat(output.getAll().lines()).singleElement().asString().contains("DEBUG", "Connection reset by peer");
	}

	@Test
	void logsOneLineForARequestThatIsRefused(CapturedOutput output) {
		this.dropped.accept(ApiException.badRequest("The body is malformed."));
		assertThat(output.getAll().lines()).singleElement().asString().contains("DEBUG", "The body is malformed.");
	}

	@Test
	void logsOneLineForABodyThatIsMalformed(CapturedOutput output) {
		this.dropped.accept(new DecodingException("Could not find end of body"));
		assertThat(output.getAll().lines()).singleElement().asString().contains("DEBUG", "Could not find end of body");
	}

	@Test
	void logsOneLineForACallThatIsCancelled(CapturedOutput output) {
		this.dropped.accept(
				new IllegalStateException("The client response body has been released already due to cancellation."));
		assertThat(output.getAll().lines()).singleElement().asString().contains("DEBUG", "due to cancellation");
	}

	@Test
	void logsAnythingElseInFull(CapturedOutput output) {
		this.dropped.accept(new IllegalStateException("a fault"));
		assertThat(output.getAll()).contains("ERROR", "a fault", "\tat ");
	}

}
