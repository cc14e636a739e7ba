package io.tweebyte.common.web;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

import io.netty.buffer.UnpooledByteBufAllocator;
import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.shared.body.RequestBody;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import reactor.core.publisher.Flux;

import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.NettyDataBufferFactory;
import org.springframework.mock.http.server.reactive.MockServerHttpRequest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

class BodyReaderTests {

	private static final int LIMIT = 300_000;

	private final BodyReader reader = new BodyReader(LIMIT, Duration.ofSeconds(20));

	private final UnpooledByteBufAllocator memory = new UnpooledByteBufAllocator(false);

	private final NettyDataBufferFactory buffers = new NettyDataBufferFactory(this.memory);

	private long mostMemory;

	@AfterEach
	void keepsNothing() {
		assertThat(this.memory.metric().usedHeapMemory()).isZero();
	}

	@Test
	void readsABodyOfManyParts() {
		assertThat(read(parts(json(LIMIT))).as(Text.class).text()).hasSize(LIMIT - 11);
		// one part at a time, not all of them until the last has come
		assertThat(this.mostMemory).isLessThan(1024);
	}

	@Test
	void readsAnEmptyBody() {
		ContractException failure = failure(parts(""));
		assertThat(failure.kind()).isEqualTo(ErrorKind.BAD_REQUEST);
		assertThat(failure).hasMessage("The request needs a body.");
	}

	@Test
	void refusesABodyThatIsAByteTooLarge() {
		assertThat(failure(parts(json(LIMIT + 1))).kind()).isEqualTo(ErrorKind.CONTENT_TOO_LARGE);
	}

	@Test
	void refusesABodyThatBreaks() {
		Flux<DataBuffer> broken = parts(json(1000)).concatWith(Flux.error(new IOException("broken")));
		assertThat(failure(broken)).hasMessage("The request is not well-formed HTTP.");
	}

	private RequestBody read(Flux<DataBuffer> body) {
		return this.reader.read(MockServerHttpRequest.post("/").header("Content-Type", "application/json").body(body))
			.block();
	}

	private ContractException failure(Flux<DataBuffer> body) {
		return catchThrowableOfType(ContractException.class, () -> read(body).as(Text.class));
	}

	private static String json(int length) {
		return "{\"text\":\"" + "x".repeat(length - 11) + "\"}";
	}

	private Flux<DataBuffer> parts(String body) {
		byte[] bytes = body.getBytes(StandardCharsets.US_ASCII);
		return Flux.range(0, bytes.length).map((place) -> part(bytes[place]));
	}

	private DataBuffer part(byte value) {
		DataBuffer part = this.buffers.allocateBuffer(1).write(value);
		this.mostMemory = Math.max(this.mostMemory, this.memory.metric().usedHeapMemory());
		return part;
	}

	private record Text(String text) {
	}

}
