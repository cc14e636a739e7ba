package io.tweebyte.lab.messages;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class BrokerLogTests {

	@TempDir
	private Path folder;

	@Test
	void findsTheReason() throws IOException {
		assertThat(reason("ERROR kafka.Kafka - Exiting\njava.lang.OutOfMemoryError: Java heap space\n"))
			.isEqualTo("OutOfMemoryError: Java heap space");
		assertThat(reason("Error occurred during initialization of VM\nToo small maximum heap\n"))
			.isEqualTo("Too small maximum heap");
		assertThat(reason("ERROR k.s.BrokerServer - Fatal\norg.apache.kafka.common.KafkaException: Socket server "
				+ "failed to bind to 127.0.0.1:1: Address already in use.\n"))
			.isEqualTo("failed to bind to 127.0.0.1:1: Address already in use.");
		assertThat(reason("one\nERROR k.Kafka - Invalid config\nlast\n")).isEqualTo("ERROR k.Kafka - Invalid config");
		assertThat(reason("one\nlast\n\n")).isEqualTo("last");
		assertThat(reason("")).isEqualTo("it logged nothing");
	}

	private String reason(String log) throws IOException {
		return BrokerLog.reason(Files.writeString(this.folder.resolve("broker.log"), log));
	}

}
