package io.tweebyte.lab.messages;

import java.time.Duration;

import io.tweebyte.lab.catalog.MessageWorkloads;
import io.tweebyte.lab.work.Scale;
import io.tweebyte.lab.work.Style;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class MessageShapeTests {

	@ParameterizedTest
	@ValueSource(strings = { "message-receive", "message-receive-waiting", "message-receive-waiting-one" })
	void consumersPollAndCommitTheSameNumberOfRecords(String workload) {
		MessageShape measured = MessageWorkloads.shape(workload, Scale.MEASURED.records());
		assertThat(measured.perPoll()).isEqualTo(measured.perPollOfEach()).isEqualTo(20);
		MessageShape checked = MessageWorkloads.shape(workload, Scale.CHECK.records());
		assertThat(checked.perPoll()).isEqualTo(checked.perPollOfEach()).isLessThanOrEqualTo(checked.count() / 2);
	}

	@Test
	void aPollHasRecordsForAllPlacesInFlight() {
		assertThat(receive(400, 100).perPoll()).isEqualTo(100);
		assertThat(receive(400, 100).perPollOfEach()).isEqualTo(2);
		assertThat(receive(400, 100).hasEqualPolls()).isFalse();
		assertThat(receive(400, 4).hasEqualPolls()).isTrue();
		assertThat(receive(1_000, 10).perPoll()).isEqualTo(receive(1_000, 10).perPollOfEach()).isEqualTo(20);
		assertThat(receive(2, 4).perPollOfEach()).isEqualTo(1);
	}

	@Test
	void commitsAreAsManyAsFullPollsOrALittleMore() {
		assertThat(receive(1_000, 4).leastCommits(Style.POOL)).isEqualTo(50);
		assertThat(receive(1_000, 4).mostCommits(Style.POOL)).isEqualTo(63);
		assertThat(receive(400, 100).leastCommits(Style.POOL)).isEqualTo(4);
		assertThat(receive(400, 100).leastCommits(Style.SHARE_GROUP)).isEqualTo(200);
	}

	@Test
	void theParallelConsumerAndSendersAreNotHeldToANumberOfCommits() {
		assertThat(receive(1_000, 4).isCommittedByPoll(Style.SHARE_GROUP)).isTrue();
		assertThat(receive(1_000, 4).isCommittedByPoll(Style.PARALLEL_CONSUMER)).isFalse();
		assertThat(MessageShape.send(1_000, 4).isCommittedByPoll(Style.POOL)).isFalse();
	}

	private static MessageShape receive(int count, int inFlight) {
		return MessageShape.receive(count, inFlight, Duration.ofMillis(1));
	}

}
