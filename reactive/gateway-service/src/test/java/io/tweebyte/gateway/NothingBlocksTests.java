package io.tweebyte.gateway;

import org.junit.jupiter.api.Test;
import reactor.blockhound.BlockingOperationError;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

class NothingBlocksTests {

	@Test
	void noticesACallThatBlocks() {
		Mono<Void> blocking = Mono.<Void>fromRunnable(NothingBlocksTests::sleep).subscribeOn(Schedulers.parallel());
		assertThatThrownBy(blocking::block).hasStackTraceContaining(BlockingOperationError.class.getName());
	}

	private static void sleep() {
		try {
			Thread.sleep(1);
		}
		catch (InterruptedException ex) {
			throw new IllegalStateException(ex);
		}
	}

}
