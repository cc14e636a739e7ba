package io.tweebyte.lab.messages;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

import io.tweebyte.lab.catalog.Sources;
import io.tweebyte.lab.catalog.Workloads;
import io.tweebyte.lab.check.Check;
import io.tweebyte.lab.work.FlowRecorder;
import io.tweebyte.lab.work.Observer;
import io.tweebyte.lab.work.Outcome;
import io.tweebyte.lab.work.Scale;
import io.tweebyte.lab.work.Style;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.KafkaShareConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

/** Records with a real broker in a process of its own. */
class MessagesIntegrationTests {

	private static final MessageSource SOURCE = new MessageSource(100, BrokerSettings.DEFAULT);

	@AfterAll
	static void close() throws IOException {
		SOURCE.close();
	}

	@Test
	void allStylesDoEqualWork(@TempDir Path books) throws IOException {
		Files.writeString(books.resolve("one.txt"), "a line");
		Sources sources = Sources.withCheckedBooks(Scale.CHECK, books).with(SOURCE);
		List<Check> checks = Check.of(Workloads.ofLevel(Workloads.MESSAGES), sources);
		assertThat(checks).filteredOn((check) -> !check.isEqual()).isEmpty();
		assertThat(checks).hasSize(2 * 5 + 2 * 6 + 7).allSatisfy((check) -> {
			assertThat(check.outcome().taken()).isPositive();
			assertThat(check.outcome().delivered()).isEqualTo(check.outcome().taken());
		});
		assertThat(checks).filteredOn((check) -> check.workload().endsWith("-one"))
			.extracting((check) -> check.recorded().atOnce())
			.containsOnly(1L);
		assertThat(checks).filteredOn((check) -> check.workload().startsWith("message-receive"))
			.allSatisfy((check) -> assertThat(check.recorded().commits()).isPositive());
	}

	@Test
	void findsAConsumerThatCommitsBeforeItHandles() throws Exception {
		assertThatIllegalStateException().isThrownBy(() -> receive(Style.POOL, Duration.ZERO, CommitsFirst::receive))
			.withMessage("20 records were committed when 0 were handled.");
	}

	@Test
	void findsAConsumerThatCommitsTooFarAfterItsFirstPoll() throws Exception {
		assertThatIllegalStateException()
			.isThrownBy(() -> receive(Style.POOL, Duration.ZERO, CommitsFirst.AfterOnePoll::receive))
			.withMessageMatching("[456][0-9] records were committed when 40 were handled\\.");
	}

	@Test
	void findsAConsumerOfAShareGroupThatAcknowledgesBeforeItHandles() throws Exception {
		assertThatIllegalStateException()
			.isThrownBy(() -> receive(Style.SHARE_GROUP, Duration.ZERO, MessagesIntegrationTests::acknowledgeFirst))
			.withMessage("20 records were committed when 0 were handled.");
	}

	private static void acknowledgeFirst(Incoming incoming) throws Exception {
		incoming.topics().shareFromFirst(incoming.group());
		try (KafkaShareConsumer<byte[], byte[]> consumer = Messages.shareConsumer(incoming)) {
			consumer.subscribe(List.of(incoming.topic()));
			while (incoming.isOpen()) {
				ConsumerRecords<byte[], byte[]> records = consumer.poll(Messages.POLL);
				records.forEach(consumer::acknowledge);
				consumer.commitSync();
				for (ConsumerRecord<byte[], byte[]> message : records) {
					incoming.handle(message);
				}
			}
		}
	}

	@Test
	void findsAConsumerThatCommitsEachRecord() throws Exception {
		assertThatIllegalStateException()
			.isThrownBy(() -> receive(Style.LOOP, Duration.ZERO, MessagesIntegrationTests::commitEach))
			.withMessage("200 commits were made instead of 10 to 19.");
	}

	private static void commitEach(Incoming incoming) throws InterruptedException {
		try (KafkaConsumer<byte[], byte[]> consumer = Messages.consumer(incoming)) {
			incoming.pollHere();
			consumer.subscribe(List.of(incoming.topic()));
			while (incoming.isOpen()) {
				for (ConsumerRecord<byte[], byte[]> message : consumer.poll(Messages.POLL)) {
					incoming.handle(message);
					consumer.commitSync();
				}
			}
		}
	}

	@Test
	void findsAConsumerWithFewerRecordsInFlight() {
		assertThatIllegalStateException().isThrownBy(() -> receive(Style.POOL, Duration.ofMillis(1), oneByOne()))
			.withMessage("1 records were in progress at once instead of 4.");
	}

	@Test
	void findsAConsumerThatHandsNothingOff() {
		assertThatIllegalStateException().isThrownBy(() -> receive(Style.REACTOR, Duration.ZERO, oneByOne()))
			.withMessage("0 of 200 records ended on another thread instead of 200.");
	}

	private static Receiving oneByOne() {
		return Receiving.stylesForOne().get(Style.LOOP);
	}

	private static void receive(Style style, Duration delay, Receiving receiving) throws Exception {
		MessageShape shape = MessageShape.receive(200, 4, delay);
		new MessageRun(SOURCE.start(), style, shape, new FlowRecorder(MessageRun.class))
			.receive(SOURCE.filled(shape.count()), receiving);
	}

	@Test
	void findsARecordThatIsStoredTwice() throws Exception {
		MessageShape shape = MessageShape.send(20, 1);
		Topics topics = SOURCE.start();
		topics.create("twice");
		try (KafkaProducer<byte[], byte[]> producer = Messages.producer(topics.address())) {
			RecordLedger ledger = new RecordLedger(20);
			Outgoing records = new Outgoing(producer, "twice", shape, ledger, Observer.NONE);
			records.send(3).get();
			Sending.styles().get(Style.FUTURE).send(records);
			assertThat(ledger.different()).isEqualTo(20);
		}
		MessageRun run = new MessageRun(topics, Style.FUTURE, shape);
		assertThatIllegalStateException().isThrownBy(() -> run.stored("twice"))
			.withMessage("1 records are stored more than once.");
	}

	@Test
	void findsAConsumerThatCommitsMoreThanItHasHandled() throws Exception {
		MessageRun run = new MessageRun(SOURCE.start(), Style.POOL, MessageShape.receive(20, 1, Duration.ZERO));
		assertThatIllegalStateException().isThrownBy(() -> run.checkCommitted(25))
			.withMessage("0 records were handled, and 25 are committed.");
	}

	@Test
	void measuresAStyle() throws Exception {
		Delivery delivery = new MessageRunner(SOURCE).measure(Style.CALLBACK, MessageShape.send(50, 5), Runs.FEW);
		assertThat(delivery.outcome()).extracting(Outcome::taken, Outcome::delivered).containsExactly(50L, 50L);
		assertThat(delivery.cpu()).isPositive();
		assertThat(delivery.perSecond()).isPositive();
		assertThat(delivery.perRequest()).isBetween(1.0, 5.0);
		assertThat(new MessageRunner(SOURCE).measure(Style.POOL, MessageShape.send(50, 1), new Runs(1, 2)).perRequest())
			.isEqualTo(1);
		assertThat(delivery.perCommit()).isNull();
	}

	@Test
	void measuresFetchesAndCommits() throws Exception {
		MessageShape shape = MessageShape.receive(200, 1, Duration.ofMillis(1));
		Delivery pool = new MessageRunner(SOURCE).measure(Style.POOL, shape, Runs.FEW);
		assertThat(pool.perCommit()).isBetween(15.0, 20.0);
		assertThat(pool.perRequest()).isGreaterThan(20);
		Delivery shareGroup = new MessageRunner(SOURCE).measure(Style.SHARE_GROUP, shape, new Runs(1, 3));
		assertThat(shareGroup.perCommit()).isBetween(15.0, 20.0);
		assertThat(shareGroup.perRequest()).isBetween(10.0, 25.0);
		assertThat(shareGroup.time()).isGreaterThan(1e6);
	}

	@Test
	void namesTheReasonOfABrokerThatDoesNotStart() throws IOException {
		try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
				MessageSource source = new MessageSource(1,
						new BrokerSettings(taken.getLocalPort(), BrokerSettings.DEFAULT.heap()))) {
			assertThatIOException().isThrownBy(source::start)
				.withMessageStartingWith("The Kafka broker could not be started: ")
				.withMessageContaining("Address already in use");
		}
	}

}
