package io.tweebyte.shared.http;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class HeadScannerTests {

	private final HeadScanner scanner = new HeadScanner();

	@BeforeEach
	void begin() {
		this.scanner.begin();
	}

	@ParameterizedTest
	@ValueSource(strings = { "GET / HTTP/1.1\r\nA: b\r\n c\r\n\r\n", "GET / HTTP/1.1\r\nA: b\r\n\tc\r\n\r\n",
			"GET / HTTP/1.1\r\n A: b\r\n\r\n", "GET / HTTP/1.1\r\nA: b\r\n \r\n\r\n",
			"\r\n\r\nGET / HTTP/1.1\r\nA: b\r\n c\r\n\r\n" })
	void findsFoldedLines(String head) {
		scan(head);
		assertThat(this.scanner.isMalformed()).isTrue();
	}

	@ParameterizedTest
	@ValueSource(strings = { " GET / HTTP/1.1\r\n\r\n", "\r\n\tGET / HTTP/1.1\r\n\r\n" })
	void findsWhiteSpaceBeforeTheHead(String head) {
		scan(head);
		assertThat(this.scanner.isMalformed()).isTrue();
	}

	@ParameterizedTest
	@ValueSource(strings = { "GET / HTTP/1.1\n\n", "GET / HTTP/1.1\r\nA: b\n\r\n", "GET / HTTP/1.1\r\nA: b\r\n\n",
			"\nGET / HTTP/1.1\r\n\r\n" })
	void findsLinesThatEndInALineFeedAlone(String head) {
		scan(head);
		assertThat(this.scanner.isMalformed()).isTrue();
	}

	@ParameterizedTest
	@ValueSource(strings = { "GET /\u00e9 HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\n\u00e9: b\r\n\r\n",
			"GET / HTTP/1.1\r\nA: \u0080\r\n\r\n" })
	void findsBytesBeyondAscii(String head) {
		scan(head);
		assertThat(this.scanner.isMalformed()).isTrue();
	}

	@ParameterizedTest
	@ValueSource(strings = { "GET / HTTP/1.1\r\nA: b\r\nC:  d \r\n\r\n", "GET / HTTP/1.1\r\n\r\n a\r\n b",
			"\r\n\r\nGET / HTTP/1.1\r\nA: b\r\n\r\n c" })
	void leavesOtherHeadsAndBodiesAlone(String head) {
		scan(head);
		assertThat(this.scanner.isMalformed()).isFalse();
	}

	@Test
	void goesOnWhereTheLastBytesEnded() {
		scan("GET / HTTP/1.1\r\nA: b\r");
		scan("\n");
		assertThat(this.scanner.isMalformed()).isFalse();
		scan(" c\r\n\r\n");
		assertThat(this.scanner.isMalformed()).isTrue();
	}

	@Test
	void beginsAnewAfterTheEndOfAHead() {
		scan("GET / HTTP/1.1\r\n a\r\n\r\n");
		this.scanner.begin();
		scan("GET / HTTP/1.1\r\n\r\n");
		assertThat(this.scanner.isMalformed()).isFalse();
	}

	@Test
	void knowsHowFarTheHeadHasArrived() {
		assertThat(new HeadScanner().isComplete()).isTrue();
		assertThat(this.scanner.isComplete()).isFalse();
		assertThat(this.scanner.isBegun()).isFalse();
		scan("\r\n");
		assertThat(this.scanner.isBegun()).isTrue();
		scan("G");
		scan("ET / HTTP/1.1\r\n");
		assertThat(this.scanner.isComplete()).isFalse();
		scan("\r\n");
		assertThat(this.scanner.isComplete()).isTrue();
	}

	@Test
	void leavesWhatFollowsTheHead() {
		ByteBuffer bytes = ByteBuffer.wrap("GET / HTTP/1.1\r\n\r\nbody".getBytes(StandardCharsets.ISO_8859_1));
		this.scanner.scan(bytes);
		assertThat(bytes.remaining()).isEqualTo(4);
	}

	private void scan(String bytes) {
		this.scanner.scan(ByteBuffer.wrap(bytes.getBytes(StandardCharsets.ISO_8859_1)));
	}

}
