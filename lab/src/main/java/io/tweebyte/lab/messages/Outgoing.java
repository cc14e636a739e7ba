package io.tweebyte.lab.messages;

import java.util.concurrent.Future;

import io.tweebyte.lab.work.Observer;
import org.apache.kafka.clients.producer.Callback;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.RecordMetadata;

/** The records of a run that sends, and which of them are acknowledged. */
record Outgoing(KafkaProducer<byte[], byte[]> producer, String topic, MessageShape shape, RecordLedger ledger,
		Observer observer) {

	int count() {
		return this.shape.count();
	}

	int inFlight() {
		return this.shape.inFlight();
	}

	/** Notes that the calling thread sends. */
	void sendHere() {
		this.ledger.progress().driveHere();
	}

	Future<RecordMetadata> send(int number) {
		this.ledger.progress().begin();
		return this.producer.send(Messages.record(this.topic, number));
	}

	void send(int number, Callback callback) {
		this.ledger.progress().begin();
		this.producer.send(Messages.record(this.topic, number), callback);
	}

	void acknowledge(int number) {
		this.observer.see();
		this.ledger.progress().end();
		this.ledger.add(number);
	}

}
