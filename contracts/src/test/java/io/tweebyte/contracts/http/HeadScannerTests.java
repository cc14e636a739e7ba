package io.tweebyte.contracts.http;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class HeadScannerTests {

	private final HeadScanner scanner = new HeadScanner();

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
		scan("GET / HTTP/1.1\r\n\r\n");
		assertThat(this.scanner.isMalformed()).isFalse();
	}

	private void scan(String bytes) {
		this.scanner.scan(ByteBuffer.wrap(bytes.getBytes(StandardCharsets.ISO_8859_1)));
	}

}
